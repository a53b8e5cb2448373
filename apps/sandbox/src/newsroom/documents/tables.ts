import { html, type Markup } from '../../html.ts';
import { zip } from './zip.ts';

/** The first row has the headings. */
export type Rows = readonly (readonly string[])[];

const csvCell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csv = (rows: Rows): string => rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const file = (name: string, content: Markup) => ({ name, text: declaration + content.text });

const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetTypes = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const letterOf = (index: number): string => String.fromCharCode(65 + index);

const sheet = (rows: Rows): Markup =>
  html`<worksheet xmlns="${sheetTypes}"><sheetData>${rows.map(
    (cells, row) =>
      html`<row r="${row + 1}">${cells.map(
        (text, column) =>
          html`<c r="${letterOf(column)}${row + 1}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`,
      )}</row>`,
  )}</sheetData></worksheet>`;

/** A workbook of one sheet of texts; up to 26 columns. */
export const xlsx = (name: string, rows: Rows): Buffer =>
  zip([
    file(
      '[Content_Types].xml',
      html`<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
    ),
    file(
      '_rels/.rels',
      html`<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${officeTypes}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    file(
      'xl/workbook.xml',
      html`<workbook xmlns="${sheetTypes}" xmlns:r="${officeTypes}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    file(
      'xl/_rels/workbook.xml.rels',
      html`<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${officeTypes}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    file('xl/worksheets/sheet1.xml', sheet(rows)),
  ]);
