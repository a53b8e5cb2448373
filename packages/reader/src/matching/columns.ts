import { recentlyRead } from '@awaj/domain/recently-read';
import type { Span } from '../reading/found.ts';
import { countBefore } from '../tokens/places.ts';

interface Row {
  span: Span;
  /** The positions of the bars between cells. */
  bars: readonly number[];
  /** The first row above with the same number of cells. */
  first: number;
}

interface Table {
  rows: readonly Row[];
  starts: readonly number[];
}

/** A table may be in a numbered condition. */
const itemNumber = /^\s*\d{1,2}[.)]\s/;

/** Whether a row has words only, and so heads the rows below. */
const isHeading = (text: string, { span }: Row): boolean => !/\d/.test(text.slice(...span).replace(itemNumber, ''));

/** Splits a text into rows once, however many cells ask for their heading. */
const tableOf = recentlyRead((text: string): Table => {
  if (!text.includes('|')) return { rows: [], starts: [] };
  const rows: Row[] = [];
  let start = 0;
  // A blank line does not separate two rows of a table.
  let above: Row | undefined;
  for (const line of text.split('\n')) {
    const bars: number[] = [];
    for (let bar = line.indexOf('|'); bar >= 0; bar = line.indexOf('|', bar + 1)) bars.push(start + bar);
    const first = above?.bars.length === bars.length ? above.first : rows.length;
    rows.push({ span: [start, start + line.length], bars, first });
    if (line.trim() !== '') above = rows.at(-1);
    start += line.length + 1;
  }
  return { rows, starts: rows.map(({ span }) => span[0]) };
}, 4);

const rowAt = ({ starts }: Table, at: number): number => countBefore(starts, at + 1) - 1;

/** Returns the cell of a row with this number of bars before it. */
function cellOf({ span: [start, end], bars }: Row, before: number): Span {
  const bar = bars[before - 1];
  return [bar === undefined ? start : bar + 1, bars[before] ?? end];
}

/** Returns the heading of the column at a place. Null outside a table with headings. */
export function headingOfCell(text: string, at: number): Span | null {
  const table = tableOf(text);
  const row = table.rows[rowAt(table, at)];
  const heading = row && table.rows[row.first];
  if (!heading || row === heading || row.bars.length === 0 || !isHeading(text, heading)) return null;
  return cellOf(heading, countBefore(row.bars, at));
}

/** Returns the cell below a heading at a place. Null if the place is not in a row of headings. */
export function cellBelow(text: string, at: number): Span | null {
  const table = tableOf(text);
  const index = rowAt(table, at);
  const [heading, row] = [table.rows[index], table.rows[index + 1]];
  if (!heading || heading.bars.length === 0 || row?.bars.length !== heading.bars.length) return null;
  if (!isHeading(text, heading)) return null;
  return cellOf(row, countBefore(heading.bars, at));
}
