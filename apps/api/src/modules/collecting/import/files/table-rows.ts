import { columnOfHeader, mayRepeat, requiredInTables, suggestColumn } from '../notice/column-names.ts';
import { type Cells, extraCells, type Row, refusedBecause } from '../notice/row.ts';
import { FileFault } from './file-fault.ts';

export interface TableRow {
  line: number;
  /** The texts of the row from the first column on. */
  cells: readonly string[];
}

/** The column at each place. Null if it has no name. */
type Header = readonly (string | null)[];

/** A column that is ignored. */
const passedOver = refusedBecause;

const isBlank = (cell: string | undefined): boolean => cell === undefined || cell.trim() === '';
const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function headerOf(cells: readonly string[], leftOut: readonly string[]): Header {
  const absent = leftOut.filter((name) => !cells.some((cell) => cell.trim() === name.trim()));
  if (absent.length > 0) throw new FileFault(`There is no column ${quoted(absent)} to leave out.`);
  const isLeftOut = (cell: string) => leftOut.some((name) => name.trim() === cell.trim());
  const columns = cells.map((cell) => {
    if (isBlank(cell)) return null;
    return isLeftOut(cell) ? passedOver : (columnOfHeader(cell) ?? cell.trim());
  });
  const unknown = columns.filter((name) => name !== null && columnOfHeader(name) === null).map(String);
  if (unknown.length > 0 && unknown.length === columns.filter((name) => name !== null).length)
    throw new FileFault(
      'The first row has no column names: delete the rows above them, or start from the file of "api import-template".',
    );
  if (unknown.length > 0) {
    const hints = unknown.flatMap((name) => suggestColumn(name) ?? []);
    const hint = hints.length > 0 ? ` Did you mean ${quoted([...new Set(hints)])}?` : '';
    const way = 'Use a name from "api import-template", or ignore the column with --leave-out and its name.';
    throw new FileFault(`Unknown column ${quoted(unknown)}.${hint} ${way}`);
  }
  const repeated = columns.filter(
    (name, place) => name !== null && name !== passedOver && columns.indexOf(name) < place && !mayRepeat(name),
  );
  if (repeated.length > 0)
    throw new FileFault(`The file has the column ${quoted(repeated.map(String))} more than once.`);
  const missing = requiredInTables(columns.includes('kind')).filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new FileFault(`The file lacks the columns ${quoted(missing)}.`);
  return columns;
}

/** Joins columns that occur several times, such as a second source, into one cell with semicolons. */
function toCells(header: Header, cells: readonly string[]): Cells {
  const found = new Map<string, string[]>();
  for (const [place, cell] of cells.entries()) {
    const column = header[place] ?? extraCells;
    if (column === passedOver || (column === extraCells && isBlank(cell))) continue;
    const before = found.get(column);
    if (before) before.push(cell);
    else found.set(column, [cell]);
  }
  return Object.fromEntries([...found].map(([name, all]) => [name, all.join(';')]));
}

/** Names the cells of a table by the header in its first row. */
export async function* tableRows(
  rows: AsyncIterable<TableRow>,
  leftOut: readonly string[] = [],
): AsyncGenerator<Row, void> {
  let header: Header | null = null;
  for await (const { line, cells } of rows) {
    if (cells.every(isBlank)) continue;
    if (header) yield { line, cells: toCells(header, cells) };
    else header = headerOf(cells, leftOut);
  }
}
