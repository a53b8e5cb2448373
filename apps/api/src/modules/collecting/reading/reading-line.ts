import { type Found, type Reading, readNotice, valuesOf } from '@awaj/reader/reading';
import type { NoticeLine } from './notice-line.ts';

const evidenceOf = ({ span, rule, confidence }: Found<unknown>) => ({ span, rule, confidence });

/** The evidence of each field that was read. */
function evidence({ unreadable: _, phones, ...fields }: Reading): Record<string, unknown> {
  const found = Object.entries(fields).flatMap(([name, field]) => (field ? [[name, evidenceOf(field)] as const] : []));
  return { ...Object.fromEntries(found), ...(phones.length > 0 && { phones: phones.map(evidenceOf) }) };
}

/** The answer for a notice, as a line of JSON. */
export function readingOf({ id, text, publishedOn }: NoticeLine): object {
  const reading = readNotice(text, { publishedOn: publishedOn ?? undefined });
  const { unreadable } = reading;
  return { id, ...valuesOf(reading), fields: evidence(reading), ...(unreadable !== null && { unreadable }) };
}
