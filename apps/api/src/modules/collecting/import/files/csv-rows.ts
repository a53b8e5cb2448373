import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { columnOfHeader } from '../notice/column-names.ts';
import { limits } from '../notice/limits.ts';
import { FileFault } from './file-fault.ts';
import type { TableRow } from './table-rows.ts';

const delimiters = [',', ';', '\t'];

type IsHeader = (name: string) => boolean;

/** Chooses the delimiter that finds most known columns in the first line. */
function delimiterOf(line: string, isHeader: IsHeader): string {
  const found = (delimiter: string) =>
    line.split(delimiter).filter((name) => isHeader(name.replaceAll('"', ''))).length;
  return delimiters.reduce((best, next) => (found(next) > found(best) ? next : best));
}

/** Removes the apostrophe that spreadsheet programs put before a cell that looks like a formula. */
const withoutShield = (cell: string): string => (/^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell);

async function* chained(first: string, rest: AsyncIterator<string, void>): AsyncGenerator<string, void> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function toFault(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new FileFault(`A quotation mark at line ${line} or later is never closed. Is the file cut off?`);
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new FileFault(`The row at line ${line} is too long. Perhaps a quotation mark is not closed.`);
  return new FileFault(`The row at line ${line} cannot be read as CSV: ${error.message}.`);
}

export async function* csvRows(
  chunks: AsyncGenerator<string, void>,
  isHeader: IsHeader = (name) => columnOfHeader(name) !== null,
): AsyncGenerator<TableRow, void> {
  let first = '';
  while (!/\S.*[\r\n]/.test(first)) {
    const next = await chunks.next();
    if (next.done) break;
    first += next.value;
  }
  const parser = parse({
    delimiter: delimiterOf(first.trimStart().split(/[\r\n]/, 1)[0] ?? '', isHeader),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: limits.rowCharacters,
    info: true,
  });
  pipeline(Readable.from(chained(first, chunks)), parser, () => {
    // The parser below throws these errors.
  });
  let line = 1;
  // Counts rows instead of lines, because a cell may have several lines and spreadsheet programs show row numbers.
  let row = 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
      row += 1;
      yield { line: row, cells: record.map(withoutShield) };
      line = info.lines + 1;
    }
  } catch (error) {
    throw toFault(error, line);
  }
}
