import { writeFile } from 'node:fs/promises';
import { columnsOfTables } from '../notice/column-names.ts';
import { columns } from '../notice/notice-columns.ts';
import type { NoticeFile } from './notice-file.ts';
import { byteOrderMark, csvLine } from './write-csv.ts';
import { workbookOf } from './write-workbook.ts';

const examples = columnsOfTables.map((name) => columns[name].example);

function jsonLine(): string {
  const filled = columnsOfTables
    .map((name, place) => [name, examples[place]] as const)
    .filter(([, example]) => example);
  return `${JSON.stringify(Object.fromEntries(filled))}\n`;
}

const templates: Readonly<Record<NoticeFile['format'], () => string | Uint8Array>> = {
  csv: () => byteOrderMark + csvLine(columnsOfTables) + csvLine(examples),
  jsonl: jsonLine,
  xlsx: () => workbookOf('Notices', [columnsOfTables, examples]),
};

/** Writes a template with all column names and an example notice. It replaces no file. */
export const writeTemplate = (path: string, format: NoticeFile['format']): Promise<void> =>
  writeFile(path, templates[format](), { flag: 'wx' });
