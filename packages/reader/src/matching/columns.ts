import { recentlyRead } from '@awaj/domain/recently-read';
import type { Span } from '../reading/found.ts';
import { countBefore } from '../tokens/places.ts';

interface Row {
  span: Span;
  /** Where the bars stand between its cells. */
  bars: readonly number[];
  /** A row of words alone: what stands in it is said of the rows below. */
  isHeading: boolean;
  /** The first of the rows above it that have as many cells. */
  first: number;
}

interface Table {
  rows: readonly Row[];
  starts: readonly number[];
}

/** A table may be one of the conditions, and have its number. */
const itemNumber = /^\s*\d{1,2}[.)]\s/;

/** Every line of a text is looked at once, however many of its cells ask for what heads them. */
const tableOf = recentlyRead((text: string): Table => {
  if (!text.includes('|')) return { rows: [], starts: [] };
  const rows: Row[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const bars = [...line.matchAll(/\|/g)].map(({ index }) => start + index);
    const above = rows.at(-1);
    const first = above?.bars.length === bars.length ? above.first : rows.length;
    rows.push({ span: [start, start + line.length], bars, isHeading: !/\d/.test(line.replace(itemNumber, '')), first });
    start += line.length + 1;
  }
  return { rows, starts: rows.map(({ span }) => span[0]) };
}, 4);

const rowAt = ({ starts }: Table, at: number): number => countBefore(starts, at + 1) - 1;

/** The cell of a row that has as many bars before it in its line. */
function cellOf({ span: [start, end], bars }: Row, before: number): Span {
  const bar = bars[before - 1];
  return [bar === undefined ? start : bar + 1, bars[before] ?? end];
}

/** The cell above a place of a table, in the row that heads its columns; null where it stands in no such table. */
export function headingOfCell(text: string, at: number): Span | null {
  const table = tableOf(text);
  const row = table.rows[rowAt(table, at)];
  const heading = row && table.rows[row.first];
  if (!heading || row === heading || row.bars.length === 0 || !heading.isHeading) return null;
  return cellOf(heading, countBefore(row.bars, at));
}

/** The cell below a place in the row that heads a table; null where it stands in no such row. */
export function cellBelow(text: string, at: number): Span | null {
  const table = tableOf(text);
  const index = rowAt(table, at);
  const [heading, row] = [table.rows[index], table.rows[index + 1]];
  if (!heading?.isHeading || heading.bars.length === 0 || row?.bars.length !== heading.bars.length) return null;
  return cellOf(row, countBefore(heading.bars, at));
}
