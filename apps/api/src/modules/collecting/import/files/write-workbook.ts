import { strToU8, zipSync } from 'fflate';
import { escapeMarkup } from '../../../../http/escape-markup.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Style 1 is bold for the header. Style 2 is text, so that programs do not convert typed numbers and dates. */
const styles = `${xml}<styleSheet ${main}><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const row = (cells: readonly string[], style: number): string =>
  `<row>${cells.map((cell) => `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeMarkup(cell)}</t></is></c>`).join('')}</row>`;

const sheetOf = ([header = [], ...rows]: readonly (readonly string[])[]): string =>
  `${xml}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${header.length}" width="24" style="2" customWidth="1"/></cols><sheetData>${row(header, 1)}${rows.map((cells) => row(cells, 2)).join('')}</sheetData></worksheet>`;

const contentTypes = `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`;

const relations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `${xml}<Relationships xmlns="${packages}/relationships">${targets.map(([type, target], place) => `<Relationship Id="rId${place + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** Makes a workbook with one sheet of text cells. The header row stays visible. */
export function workbookOf(sheet: string, rows: readonly (readonly string[])[]): Uint8Array {
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${xml}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="${escapeMarkup(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/worksheets/sheet1.xml': sheetOf(rows),
    'xl/styles.xml': styles,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
