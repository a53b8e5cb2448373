import type { Stats } from 'node:fs';
import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { messageOf } from '../../../../http/errors.ts';
import { limits } from '../notice/limits.ts';
import type { Row } from '../notice/row.ts';
import { csvRows } from './csv-rows.ts';
import { decodeText, tooLarge } from './decode-text.ts';
import { FileFault } from './file-fault.ts';
import { type FileKind, kindOf } from './file-kind.ts';
import { jsonRows } from './json-rows.ts';
import { tableRows } from './table-rows.ts';
import { workbookRows } from './workbook-rows.ts';
import { openZip } from './zip-file.ts';

export interface ReadingOptions {
  /** The encoding of a text file, if it is not UTF-8. */
  encoding?: string | undefined;
  /** The name of the sheet, if it is not the first. */
  sheet?: string | undefined;
  /** Columns to ignore, by their names in the table. */
  leftOut?: readonly string[] | undefined;
}

export interface NoticeFile {
  format: 'jsonl' | 'csv' | 'xlsx';
  /**
   * Reads the file from its beginning each time. Throws a `FileFault` at the first fault, so read it to the end before
   * anything is stored.
   */
  rows(): AsyncGenerator<Row, void>;
}

const beginningBytes = 4_096;

async function statsOf(path: string): Promise<Stats> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new FileFault(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${error.message}.`,
    );
  });
  if (!stats.isFile()) throw new FileFault(`${path} is not a file.`);
  if (stats.size > limits.textBytes) throw tooLarge('text', limits.textBytes);
  return stats;
}

async function readBeginning(path: string): Promise<Buffer> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginningBytes), 0, beginningBytes, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new FileFault(`${path} cannot be read: ${messageOf(error)}.`);
  } finally {
    await handle?.close();
  }
}

async function* countedRows(rows: AsyncIterable<Row>): AsyncGenerator<Row, void> {
  let count = 0;
  for await (const row of rows) {
    count++;
    if (count > limits.rows) throw new FileFault(`The file has more than ${limits.rows} notices. Split it.`);
    yield row;
  }
  if (count === 0) throw new FileFault('The file contains no notices.');
}

/** Refuses a file that was changed since it was opened, so that a second reading gets the same rows. */
async function refuseChanged(path: string, { size, mtimeMs }: Stats): Promise<void> {
  const now = await statsOf(path);
  if (now.size !== size || now.mtimeMs !== mtimeMs)
    throw new FileFault('The file was changed while it was read. Import it again.');
}

async function* rowsOf(path: string, kind: FileKind, { sheet, leftOut }: ReadingOptions): AsyncGenerator<Row, void> {
  if (kind.format === 'zip') yield* tableRows(workbookRows(openZip(await readFile(path)), sheet), leftOut);
  else if (kind.format === 'csv') yield* tableRows(csvRows(decodeText(path, kind.encoding)), leftOut);
  else yield* jsonRows(decodeText(path, kind.encoding));
}

/** Opens a file of notices: JSON lines, CSV or XLSX, detected by its content. */
export async function openNoticeFile(path: string, options: ReadingOptions = {}): Promise<NoticeFile> {
  const stats = await statsOf(path);
  const beginning = await readBeginning(path);
  const kind = await kindOf(beginning, options.encoding, () => readFile(path));
  if (kind.format === 'zip' && stats.size > limits.workbookBytes) throw tooLarge('a workbook', limits.workbookBytes);
  return {
    format: kind.format === 'zip' ? 'xlsx' : kind.format,
    async *rows() {
      yield* countedRows(rowsOf(path, kind, options));
      await refuseChanged(path, stats);
    },
  };
}
