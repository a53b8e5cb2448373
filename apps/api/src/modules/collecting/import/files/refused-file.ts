import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { columnsOfTables } from '../notice/column-names.ts';
import { type Cells, extraCells, type Row, refusedBecause } from '../notice/row.ts';
import type { NoticeFile } from './notice-file.ts';
import { byteOrderMark, csvLine } from './write-csv.ts';

export interface RefusedFile {
  add(row: Row, reason: string): Promise<void>;
  /** Moves the file to its place if a row was refused, and returns the path. */
  close(): Promise<string | null>;
}

const header = [refusedBecause, ...columnsOfTables];

const toText = (cell: unknown): string => (cell === undefined || cell === null ? '' : String(cell));

/** Puts cells without a column last, in their order. */
function csvCells(cells: Cells, reason: string): string[] {
  const beside = extraCells in cells ? [toText(cells[extraCells])] : [];
  return [reason, ...columnsOfTables.map((name) => toText(cells[name])), ...beside];
}

function lineOf(row: Row, reason: string, format: NoticeFile['format']): string {
  if (!('cells' in row)) return `${row.text}\n`;
  return format === 'jsonl'
    ? `${JSON.stringify({ [refusedBecause]: reason, ...row.cells })}\n`
    : csvLine(csvCells(row.cells, reason));
}

/** `a.csv`, `a-2.csv`, `a-3.csv` … */
function numbered(path: string, number: number): string {
  if (number === 1) return path;
  const ending = extname(path);
  return join(dirname(path), `${basename(path, ending)}-${number}${ending}`);
}

const contentOf = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * Replaces a file only if it is the imported one, because somebody may be correcting the refused rows of an earlier
 * import.
 */
async function putInPlace(unfinished: string, path: string, imported: string): Promise<string> {
  const content = await readFile(unfinished);
  for (let number = 1; ; number++) {
    const place = numbered(path, number);
    const there = place === imported ? null : await contentOf(place);
    if (there?.equals(content)) {
      await rm(unfinished);
      return place;
    }
    if (there === null) {
      await rename(unfinished, place);
      return place;
    }
  }
}

/**
 * Collects refused rows in a file, to be corrected and imported again. Workbooks get a CSV. `imported` is the file that
 * the rows come from.
 */
export function createRefusedFile(path: string, format: NoticeFile['format'], imported: string): RefusedFile {
  const unfinished = `${path}.part`;
  let file: FileHandle | null = null;
  return {
    async add(row, reason) {
      if (!file) {
        file = await open(unfinished, 'w');
        if (format !== 'jsonl') await file.writeFile(byteOrderMark + csvLine(header));
      }
      await file.writeFile(lineOf(row, reason, format));
    },
    async close() {
      if (!file) return null;
      await file.close();
      return putInPlace(unfinished, path, imported);
    },
  };
}
