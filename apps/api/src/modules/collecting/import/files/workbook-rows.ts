import type { TableRow } from './table-rows.ts';
import { joined, openWorkbook, unescapeText, type Workbook } from './workbook.ts';
import { shownAs } from './workbook-numbers.ts';
import { type Attributes, readXml, type XmlHandler } from './workbook-xml.ts';
import type { ZipFile } from './zip-file.ts';

const mostColumns = 1_000;

/** The index of a column by its letters: A is 0, AA is 26. */
const placeOf = (reference: string): number =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function shown({ t, s }: Attributes, value: string, { sharedTexts, numberKinds, is1904 }: Workbook): string {
  if (t === 's') return sharedTexts[Number(value)] ?? '';
  if (t === 'inlineStr' || t === 'str') return unescapeText(value);
  if (t === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (t === 'd') return value.replace(/T00:00:00(\.0+)?$/, '').replace('T', ' ');
  if (t === 'e') return value;
  return shownAs(value, numberKinds[Number(s)] ?? 'number', is1904);
}

/** Collects the rows of a sheet. A formula has the value that was saved in the file. */
function createRowReader(book: Workbook): { handler: XmlHandler; take(): TableRow[] } {
  let rows: TableRow[] = [];
  let cells: string[] = [];
  let line = 0;
  let cell: Attributes = {};
  let place = -1;
  let value = '';
  let isValue = false;
  let phonetic = 0;
  return {
    handler: {
      open(name, attributes) {
        if (name === 'row') {
          cells = [];
          place = -1;
          line = Number(attributes.r) || line + 1;
        } else if (name === 'c') {
          cell = attributes;
          value = '';
          place = attributes.r ? placeOf(attributes.r) : place + 1;
        } else if (name === 'rPh') phonetic++;
        isValue = (name === 'v' || name === 't') && phonetic === 0;
      },
      text(piece) {
        if (isValue) value = joined(value, piece);
      },
      close(name) {
        isValue = false;
        if (name === 'rPh') phonetic--;
        if (name === 'row') rows.push({ line, cells });
        if (name !== 'c' || place < 0 || place >= mostColumns) return;
        while (cells.length < place) cells.push('');
        cells[place] = shown(cell, value, book);
      },
    },
    take() {
      const taken = rows;
      rows = [];
      return taken;
    },
  };
}

export async function* workbookRows(zip: ZipFile, sheet: string | undefined): AsyncGenerator<TableRow, void> {
  const book = await openWorkbook(zip, sheet);
  const { handler, take } = createRowReader(book);
  for await (const _piece of readXml(zip.read(book.sheetPart), handler)) yield* take();
}
