import { readDocument } from '../modules/collecting/collectors/documents.ts';
import { findQuarantined } from '../modules/collecting/collectors/quarantine.ts';
import { reviveNotice } from '../modules/collecting/publishing/notice-store.ts';
import { type MarkedText, markedText, type ReadField } from '../modules/collecting/review/marked-text.ts';
import { nameOf, type Waiting } from '../modules/collecting/review/waiting.ts';
import type { Operation } from './operation.ts';
import { printJson, printRows, widthOf } from './table.ts';

const textWidth = 62;
const shownLetters = 4_000;

interface ShownNotice extends MarkedText {
  notice: number;
  tender: number;
  source: string;
  published_on: string;
  title: string;
}

async function readShown({ db }: Operation, noticeId: number | null): Promise<ShownNotice | null> {
  const row =
    noticeId === null
      ? undefined
      : await db
          .selectFrom('notices')
          .innerJoin('sources', 'sources.id', 'notices.source_id')
          .select(['notices.id', 'tender_id', 'slug', 'published_on', 'record'])
          .where('notices.id', '=', noticeId)
          .where('record', 'is not', null)
          .executeTakeFirst();
  if (!row) return null;
  const record = reviveNotice(row.record);
  const { id: notice, tender_id: tender, slug: source, published_on } = row;
  return { notice, tender, source, published_on, title: record.title, ...markedText(record) };
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && widthOf(line) + 1 + widthOf(word) > textWidth) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines;
}

function lineOf({ mark, name, value, confidence }: ReadField): string {
  const said = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `${mark === null ? '   ' : `[${mark}]`} ${name}: ${said}${confidence < 0.7 ? ` (not sure: ${confidence})` : ''}`;
}

/** Prints the text on the left and the fields read from it on the right. */
function printBeside({ say }: Operation, { text, fields }: MarkedText): void {
  const [left, right] = [wrap(text.slice(0, shownLetters)), fields.map(lineOf)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const line = left[at] ?? '';
    const space = ' '.repeat(Math.max(0, textWidth - widthOf(line)));
    say(`${line}${space} │ ${right[at] ?? ''}`.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').trimEnd());
  }
}

async function rawOf({ db }: Operation, { kind, number }: Waiting): Promise<string | null> {
  const row = kind === 'lost' ? await findQuarantined(db, number) : undefined;
  const document = row?.raw_document_id ? await readDocument(db, row.raw_document_id) : null;
  return document?.body.toString('utf8').slice(0, shownLetters) ?? null;
}

interface Fact {
  fact: string;
  vote: string;
  seen: string;
}

export async function showWaiting(operation: Operation, waiting: Waiting, { json }: { json?: boolean }): Promise<void> {
  const { kind, title, why, evidence, otherTenderId } = waiting;
  const notice = await readShown(operation, waiting.noticeId);
  const other = await readShown(operation, waiting.otherNoticeId);
  const raw = await rawOf(operation, waiting);
  const id = nameOf(waiting);
  if (json)
    return printJson(operation, { id, kind, title, why, notice, other, other_tender: otherTenderId, evidence, raw });
  operation.say(`${id}  ${title}: ${why}`);
  for (const each of [notice, other]) {
    if (!each) continue;
    operation.say('');
    operation.say(
      `Notice ${each.notice} of tender ${each.tender}, ${each.source} of ${each.published_on}: ${each.title}`,
    );
    printBeside(operation, each);
  }
  if (raw !== null) for (const line of raw.split('\n')) operation.say(line.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' '));
  const { score, facts = [] } = (evidence ?? {}) as { score?: number; facts?: Fact[] };
  if (facts.length === 0) return;
  operation.say('');
  operation.say(`Evidence for and against, ${score} in total:`);
  printRows(
    operation,
    facts.map(({ fact, vote, seen }) => ({ fact, vote, seen })),
    { none: '' },
  );
}
