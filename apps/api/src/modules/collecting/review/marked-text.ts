import { noticeText } from '@awaj/reader/notice-text';
import { type Found, type Reading, readNotice } from '@awaj/reader/reading';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';

export interface ReadField {
  name: string;
  value: unknown;
  confidence: number;
  rule: string;
  /** The number of its mark in the text. */
  mark: number | null;
}

export interface MarkedText {
  /** The text with marks: [2: 20 December 2026]. */
  text: string;
  fields: readonly ReadField[];
}

/** The fields that people check. */
const checked = [
  ...(['title', 'buyer', 'number', 'closes_at', 'closes_on', 'rule', 'opens_at', 'opens_on'] as const),
  ...(['bond_birr', 'bond_percent', 'document_price_birr', 'region', 'category'] as const),
] satisfies readonly (keyof Reading)[];

type Place = readonly [start: number, end: number];

/** Chooses places that do not overlap, longer ones first. */
function placesOf(found: readonly Found<unknown>[]): Place[] {
  const places: Place[] = [];
  const longestFirst = found.map(({ span }) => span).toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]));
  for (const [start, end] of longestFirst)
    if (end > start && places.every(([from, to]) => end <= from || start >= to)) places.push([start, end]);
  return places.sort((one, other) => one[0] - other[0]);
}

/** Marks what the reader understood in the text of a notice. */
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
