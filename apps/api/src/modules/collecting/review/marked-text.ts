import { noticeText } from '@awaj/reader/notice-text';
import { type Found, type Reading, readNotice } from '@awaj/reader/reading';
import type { CheckedNotice } from '../import/checked-notice.ts';

export interface ReadField {
  name: string;
  value: unknown;
  confidence: number;
  rule: string;
  /** The number of the place in the text where it stands. */
  mark: number | null;
}

export interface MarkedText {
  /** With what was read in brackets: [2: 20 December 2026]. */
  text: string;
  fields: readonly ReadField[];
}

/** Those that people check. */
const checked = [
  ...(['title', 'buyer', 'number', 'closes_at', 'closes_on', 'rule', 'opens_at', 'opens_on'] as const),
  ...(['bond_birr', 'bond_percent', 'document_price_birr', 'region', 'category'] as const),
] satisfies readonly (keyof Reading)[];

type Place = readonly [start: number, end: number];

/** Places that do not overlap, the longest of each. */
function placesOf(found: readonly Found<unknown>[]): Place[] {
  const places: Place[] = [];
  const longestFirst = found.map(({ span }) => span).toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]));
  for (const [start, end] of longestFirst)
    if (end > start && places.every(([from, to]) => end <= from || start >= to)) places.push([start, end]);
  return places.sort((one, other) => one[0] - other[0]);
}

/** The text of a notice with what the reader understands of it, each field at its place. */
export function markedText({ contentHtml, sources }: CheckedNotice): MarkedText {
  const { text } = noticeText(contentHtml);
  const reading = readNotice(text, { publishedOn: sources[0]?.publishedOn });
  const found = checked.flatMap((name) => {
    const field = reading[name];
    return field ? [{ name, field }] : [];
  });
  const places = placesOf(found.map(({ field }) => field));
  const markOf = ({ span }: Found<unknown>): number | null =>
    places.findIndex(([start, end]) => span[0] >= start && span[1] <= end) + 1 || null;
  let marked = '';
  let at = 0;
  for (const [place, [start, end]] of places.entries()) {
    marked += `${text.slice(at, start)}[${place + 1}: ${text.slice(start, end)}]`;
    at = end;
  }
  return {
    text: marked + text.slice(at),
    fields: found.map(({ name, field }) => {
      const { value, confidence, rule } = field;
      return { name, value, confidence, rule, mark: markOf(field) };
    }),
  };
}
