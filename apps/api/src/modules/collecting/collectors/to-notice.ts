import { noticeText } from '@awaj/reader/notice-text';
import { type Found, type Reading, readNotice } from '@awaj/reader/reading';
import type { CollectedNotice, DocumentReason } from '../adapters/adapter.ts';
import type { Lookups } from '../import/cells/lookup-cells.ts';
import { checkNotice, type Fault } from '../import/notice/check-notice.ts';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import type { Cells } from '../import/notice/row.ts';
import type { ReadText } from '../publishing/notice-fingerprint.ts';
import { type Defaults, withDefaults } from './collector.ts';
import { printedDay } from './printed-day.ts';

export interface NoticeContext {
  now: Date;
  lookups: Lookups;
  sourceSlug: string;
  defaults: Defaults;
  holidays: ReadonlySet<string>;
  countsSaturdays: boolean;
}

export type NoticeOutcome =
  | { notice: CheckedNotice; fields: object; read?: ReadText | undefined }
  | { reason: DocumentReason; detail: string; fields: object };

const kinds: Readonly<Record<string, string>> = {
  extension: 'extension',
  cancellation: 'cancellation',
  corrigendum: 'corrigendum',
  clarification: 'corrigendum',
  award: 'award',
  readvertisement: 're-advertisement',
};
const types: Readonly<Record<string, string>> = { eoi: 'expression-of-interest' };

const valueIn = <Value>(found: Found<Value> | null): Value | undefined => found?.value;

/** Converts "2026-12-04T14:30:00+03:00" to the format of a cell. */
const cellOfInstant = (instant: string | undefined): string | undefined => instant?.replace('T', ' ');

function cellsOf(reading: Reading): Cells {
  const type = valueIn(reading.type);
  const rule = valueIn(reading.rule);
  const percent = valueIn(reading.bond_percent);
  const closes = cellOfInstant(valueIn(reading.closes_at)) ?? valueIn(reading.closes_on);
  return {
    title: valueIn(reading.title),
    company: valueIn(reading.buyer),
    reference_number: valueIn(reading.number),
    language: valueIn(reading.language),
    kind: type === undefined ? undefined : kinds[type],
    type: type === undefined || type in kinds ? undefined : (types[type] ?? type),
    categories: valueIn(reading.category),
    regions: valueIn(reading.region),
    closes_at: closes,
    opens_at: cellOfInstant(valueIn(reading.opens_at)) ?? valueIn(reading.opens_on),
    alternative_close_text: rule?.text,
    ...(closes === undefined &&
      rule && { deadline_days: rule.nth, deadline_day_kind: rule.working_days ? 'working' : 'plain' }),
    bond: valueIn(reading.bond_birr) ?? (percent === undefined ? undefined : `${percent}%`),
    document_price: valueIn(reading.document_price_birr),
  };
}

const filled = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined && value !== null));

const sentence = ({ column, value, reason }: Fault): string =>
  value === '' ? `${column} ${reason}` : `${column} "${value}" ${reason}`;

/** Missing fields were not understood by the reader. Wrong fields are a fault of the source. */
const reasonOf = (faults: readonly Fault[]): DocumentReason =>
  faults.every(({ reason }) => reason === 'is missing') ? 'not-understood' : 'wrong-fields';

const unreadable = {
  mojibake: 'its text was decoded with the wrong encoding before it was sent',
  picture: 'it is a picture instead of text',
  empty: 'it contains no text',
  'too-long': 'it is too long for a notice',
} as const satisfies Record<NonNullable<Reading['unreadable']>, string>;

const escapeTags = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Puts a separate heading before the text, because the kind of a notice is often named only there. */
export function textToRead({ cells }: CollectedNotice, text: string): string {
  const heading = typeof cells.title === 'string' ? escapeTags(cells.title.trim()) : '';
  return heading === '' || text.includes(heading) ? text : `${heading}\n${text}`;
}

/** Turns a collected notice into a checked one, as an import does. It never throws. */
export function toCheckedNotice(piece: CollectedNotice, firstSeenOn: string, context: NoticeContext): NoticeOutcome {
  const { now, lookups, sourceSlug, defaults, holidays, countsSaturdays } = context;
  const printed = printedDay(piece.date, now);
  const text = piece.text === null ? null : textToRead(piece, piece.text);
  const reading =
    text === null
      ? null
      : readNotice(text, {
          publishedOn: printed ?? undefined,
          holidays,
          workingWeek: countsSaturdays ? 'monday-to-saturday' : 'monday-to-friday',
        });
  const fields = reading ?? piece.cells;
  if (reading?.unreadable)
    return {
      reason: reading.unreadable === 'picture' ? 'picture' : 'not-readable',
      detail: unreadable[reading.unreadable],
      fields,
    };
  // A person has configured the buyer of the site, which is more reliable than the reader.
  const read = { ...(reading && filled(cellsOf(reading))), ...(defaults.company && { company: defaults.company }) };
  const said = { ...read, ...filled(piece.cells), ...(piece.text !== null && { content: piece.text }) };
  // The cell of the day is checked later, so an invalid day from the source is reported there.
  const publishedOn = printed ?? piece.date ?? valueIn(reading?.published_on ?? null) ?? firstSeenOn;
  const cells = {
    external_key: piece.key,
    ...withDefaults(said, defaults),
    source: sourceSlug,
    published_on: publishedOn,
  };
  const checked = checkNotice(cells, { now, lookups });
  if ('notice' in checked) {
    const read = text === null || reading === null ? undefined : { text: noticeText(text).text, reading };
    return { notice: checked.notice, fields, read };
  }
  return { reason: reasonOf(checked.faults), detail: checked.faults.map(sentence).join('; '), fields };
}
