import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { longestNotice, noticeText } from '@awaj/reader/notice-text';
import { readNotice } from '@awaj/reader/reading';
import { type NoticeLine, parseNoticeLine } from '../reading/notice-line.ts';
import { textLines } from '../reading/text-lines.ts';
import { factsOf } from './compare/compare-notices.ts';
import type { Fingerprint } from './fingerprint/fingerprint.ts';
import { fingerprintOf } from './fingerprint/fingerprint-of.ts';
import { type ComparedNotice, createNoticeMatcher } from './notice-matcher.ts';

/** JSON may escape a letter with six characters. */
const longestLine = 6 * longestNotice;

function fingerprintOfLine({ text, publishedOn }: NoticeLine): Fingerprint {
  const reading = readNotice(text, { publishedOn: publishedOn ?? undefined });
  return fingerprintOf(noticeText(text).text, reading, publishedOn);
}

/** The answer to a line: the index of its notice among the readable ones, or the fault. */
type Answer = { id: NoticeLine['id']; at: number; compared: readonly ComparedNotice[] } | { fault: object };

const spoken = ({ other, comparison }: ComparedNotice, idAt: (at: number) => NoticeLine['id'] | undefined) => ({
  id: idAt(other),
  decision: comparison.decision,
  score: comparison.score,
  facts: factsOf(comparison),
});

/**
 * Reads a notice from each line. After the last line it writes a tender number for each; equal numbers are one tender.
 * Doubtful pairs stay separate.
 */
export async function matchNotices(
  input: AsyncIterable<Buffer | string>,
  output: Writable,
  { showsEvidence = false } = {},
): Promise<{ read: number; failed: number; tenders: number }> {
  const matcher = createNoticeMatcher();
  const answers: Answer[] = [];
  const ids: NoticeLine['id'][] = [];
  for await (const { number, text } of textLines(input, longestLine)) {
    if (text?.trim() === '') continue;
    if (text === null) {
      answers.push({ fault: { line: number, error: 'the line is too long' } });
      continue;
    }
    const notice = parseNoticeLine(text);
    if (notice.ok) {
      const compared = matcher.add(fingerprintOfLine(notice.value));
      answers.push({ id: notice.value.id, at: ids.length, compared: showsEvidence ? compared : [] });
      ids.push(notice.value.id);
    } else {
      const { id, error } = notice.error;
      answers.push({ fault: { ...(id === null ? { line: number } : { id }), error } });
    }
  }
  const tenders = matcher.tenders();
  for (const answer of answers) {
    const line =
      'fault' in answer
        ? answer.fault
        : {
            id: answer.id,
            tender: (tenders[answer.at] ?? answer.at) + 1,
            ...(showsEvidence && { evidence: answer.compared.map((each) => spoken(each, (at) => ids[at])) }),
          };
    if (!output.write(`${JSON.stringify(line)}\n`)) await once(output, 'drain');
  }
  return { read: ids.length, failed: answers.length - ids.length, tenders: new Set(tenders).size };
}
