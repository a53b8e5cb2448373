import { csvRows } from '../import/files/csv-rows.ts';
import { FileFault } from '../import/files/file-fault.ts';
import type { TableRow } from '../import/files/table-rows.ts';
import { workbookRows } from '../import/files/workbook-rows.ts';
import { openZip } from '../import/files/zip-file.ts';
import { type Adapter, DocumentFault, type Piece, type RawDocument } from './adapter.ts';
import { address, ConfigFault, columnsFrom, listOf, optional, text } from './config-shape.ts';
import { decode } from './document-text.ts';
import { keyOfText } from './html-parts.ts';
import { mapped } from './json.ts';

export interface TableConfig {
  address: readonly string[] | undefined;
  folder: string | undefined;
  /** The name of the sheet, if it is not the first. */
  sheet: string | undefined;
  /** The column with the source's own key. */
  key: string | undefined;
  /** The headings of the table by our columns. */
  fields: ReturnType<typeof columnsFrom>;
}

async function* inOnePiece(whole: string): AsyncGenerator<string, void> {
  yield whole;
}

/** Lower than the limit of imports, because nobody has looked at this file. */
const unpackedBytes = 32 * 1024 ** 2;

function rowsOf({ sheet, fields }: TableConfig, document: RawDocument): AsyncGenerator<TableRow, void> {
  if (document.body.subarray(0, 2).toString('latin1') === 'PK')
    return workbookRows(openZip(document.body, unpackedBytes), sheet);
  const headings = new Set(Object.values(fields));
  return csvRows(inOnePiece(decode(document)), (heading) => headings.has(heading.trim()));
}

function toPiece({ key, fields }: TableConfig, header: readonly string[], row: TableRow, document: RawDocument): Piece {
  const cellOf = (heading: string) => row.cells[header.indexOf(heading)];
  const { cells, text: said } = mapped(fields, cellOf);
  const { published_on: date, ...others } = cells;
  const own = key === undefined ? '' : (cellOf(key) ?? '').trim();
  return {
    key: own === '' ? keyOfText(row.cells.join(' | ')) : own,
    address: document.address,
    text: said,
    cells: others,
    date: typeof date === 'string' ? date : null,
    version: null,
  };
}

async function* piecesOf(config: TableConfig, document: RawDocument): AsyncGenerator<Piece> {
  let header: string[] | null = null;
  for await (const row of rowsOf(config, document)) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    if (header) yield toPiece(config, header, row, document);
    else {
      header = row.cells.map((cell) => cell.trim());
      const wanted = [...Object.values(config.fields), ...(config.key === undefined ? [] : [config.key])];
      const missing = wanted.filter((heading) => !header?.includes(heading));
      if (missing.length > 0)
        throw new DocumentFault('layout-changed', `the table has no column "${missing.join('", "')}"`);
    }
  }
}

/** Reads tables. The content of a file tells whether it is CSV or a workbook. */
export const table: Adapter<TableConfig> = {
  version: 1,
  shape: {
    address: optional(listOf(address)),
    folder: optional(text),
    sheet: optional(text),
    key: optional(text),
    fields: columnsFrom,
  },
  addressesOf: ({ address: addresses = [] }) => addresses,
  findsAll: () => true,
  async *list({ address: addresses = [], folder }, crawl) {
    if (addresses.length === 0 && folder === undefined) throw new ConfigFault('Set "address" or "folder".');
    for (const at of addresses) yield { kind: 'document', document: await crawl.get(at) };
    if (folder === undefined) return;
    for (const ending of ['.csv', '.xlsx']) yield* crawl.files(folder, ending);
  },
  async *read(config, document) {
    try {
      yield* piecesOf(config, document);
    } catch (error) {
      throw error instanceof FileFault ? new DocumentFault('damaged', error.message) : error;
    }
  },
};
