import type { Span } from '../reading/found.ts';

const lineAt = (text: string, at: number): Span => {
  const end = text.indexOf('\n', at);
  return [text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end];
};

const bars = (text: string, [start, end]: Span): number => text.slice(start, end).split('|').length - 1;

/** A row of words alone: what stands in it is said of the rows below. */
const isHeading = (text: string, [start, end]: Span): boolean => !/\d/.test(text.slice(start, end));

/** The cell of a row that has as many bars before it in its line. */
function cellOf(text: string, [start, end]: Span, before: number): Span {
  let from = start;
  for (let skipped = 0; skipped < before; skipped++) from = text.indexOf('|', from) + 1;
  const bar = text.indexOf('|', from);
  return [from, bar < 0 || bar > end ? end : bar];
}

/** The cell above a place of a table, in the row that heads its columns; null where it stands in no such table. */
export function headingOfCell(text: string, at: number): Span | null {
  const row = lineAt(text, at);
  const cells = bars(text, row);
  if (cells === 0) return null;
  let heading = row;
  while (heading[0] > 0 && bars(text, lineAt(text, heading[0] - 1)) === cells) heading = lineAt(text, heading[0] - 1);
  return heading === row || !isHeading(text, heading) ? null : cellOf(text, heading, bars(text, [row[0], at]));
}

/** The cell below a place in the row that heads a table; null where it stands in no such row. */
export function cellBelow(text: string, at: number): Span | null {
  const heading = lineAt(text, at);
  if (bars(text, heading) === 0 || heading[1] === text.length || !isHeading(text, heading)) return null;
  const row = lineAt(text, heading[1] + 1);
  return bars(text, row) === bars(text, heading) ? cellOf(text, row, bars(text, [heading[0], at])) : null;
}
