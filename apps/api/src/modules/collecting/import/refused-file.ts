import { type FileHandle, open, rename } from 'node:fs/promises';
import { columnsOfTables } from './column-names.ts';
import type { NoticeFile } from './notice-file.ts';
import { type Cells, extraCells, type Row, refusedBecause } from './row.ts';
import { byteOrderMark, csvLine } from './write-csv.ts';

export interface RefusedFile {
  add(row: Row, reason: string): Promise<void>;
  /** Puts the file in its place, if anything was refused. It may be the very file that was imported. */
  close(): Promise<void>;
}

const header = [refusedBecause, ...columnsOfTables];

const toText = (cell: unknown): string => (cell === undefined || cell === null ? '' : String(cell));

/** Cells beside the columns come last, where they stood. */
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

/** Where rows go that were refused: to be mended there, and imported again as they are. Workbooks get a CSV. */
export function createRefusedFile(path: string, format: NoticeFile['format']): RefusedFile {
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
      if (!file) return;
      await file.close();
      await rename(unfinished, path);
    },
  };
}
