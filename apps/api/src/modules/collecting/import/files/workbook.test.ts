import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sheetOf, workbookParts, zipOf } from '../../../../testing/workbooks.ts';
import type { Row } from '../notice/row.ts';
import { openNoticeFile } from './notice-file.ts';
import { type NumberKind, numberKindOf, shownAs } from './workbook-numbers.ts';

const folder = mkdtempSync(join(tmpdir(), 'awaj-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function rowsIn(content: string | Buffer): Promise<Row[]> {
  const path = join(folder, 'notices');
  writeFileSync(path, content);
  const rows: Row[] = [];
  for await (const row of (await openNoticeFile(path)).rows()) rows.push(row);
  return rows;
}

const cellsIn = async (content: string | Buffer) =>
  (await rowsIn(content)).map((row) => ('cells' in row ? row.cells : row.reason));

describe('a workbook of notices', () => {
  const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const names = [
    'title',
    'content',
    'language',
    'company',
    'categories',
    'source',
    'published_on',
    'closes_at',
    'bond',
  ];
  const first = `<row r="1">${names.map((name, place) => text(`${String.fromCharCode(65 + place)}1`, name)).join('')}</row>`;
  const bookOf = (rows: string, texts?: readonly string[]) => zipOf(workbookParts(sheetOf(first + rows), texts));

  it('is read as the person who typed it saw it', async () => {
    const row = `<row r="4"><c r="A4" t="s"><v>0</v></c><c r="B4" t="str"><f>A4&amp;"x"</f><v>kept &amp; shown</v></c>
      <c r="D4"><v>911.1000000000001</v></c><c r="F4" t="b"><v>1</v></c><c r="G4" s="4"><v>46346</v></c>
      <c r="H4" s="2"><v>46360.583333333336</v></c><c r="I4" s="3"><v>0.02</v></c></row>`;
    const texts = ['<r><t>Two </t></r><r><rPr/><t>colours_x000D_</t></r><rPh><t>sound</t></rPh>'];
    expect(await rowsIn(bookOf(row, texts))).toEqual([
      {
        line: 4,
        cells: {
          title: 'Two colours\r',
          content: 'kept & shown',
          language: '',
          company: '911.1',
          categories: '',
          source: 'TRUE',
          published_on: '2026-11-20',
          closes_at: '2026-12-04 14:00',
          bond: '2%',
        },
      },
    ]);
  });

  it('shows errors, amounts and dates as they are written out', async () => {
    const row =
      '<row r="2"><c t="e"><v>#REF!</v></c><c s="5"><v>12.5</v></c><c t="d"><v>2026-11-20T00:00:00</v></c></row>';
    expect(await cellsIn(bookOf(row))).toEqual([{ title: '#REF!', content: '12.5', language: '2026-11-20' }]);
  });

  it('may have namespace prefixes', async () => {
    const prefixed = `${first}<row><c><v>1</v></c></row>`.replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:');
    expect(await cellsIn(zipOf(workbookParts(sheetOf(prefixed))))).toEqual([{ title: '1' }]);
  });
});

describe('a number in a workbook', () => {
  it.each<[string, NumberKind, boolean, string]>([
    ['46346', 'date', false, '2026-11-20'],
    ['44884', 'date', true, '2026-11-20'],
    ['0.5', 'time', false, '12:00'],
    ['46346.999999', 'time', false, '2026-11-21'],
    ['-5', 'date', false, '-5'],
    ['1500.10', 'number', false, '1500.1'],
    ['0.0125', 'percent', false, '1.25%'],
    ['1E+21', 'number', false, '1e+21'],
    ['', 'number', false, ''],
  ])('%s, a %s (from 1904: %s), is shown as "%s"', (text, kind, is1904, shown) => {
    expect(shownAs(text, kind, is1904)).toBe(shown);
  });

  it.each<[number, string | undefined, NumberKind]>([
    [0, undefined, 'number'],
    [10, undefined, 'percent'],
    [14, undefined, 'date'],
    [22, undefined, 'time'],
    [164, 'dd/mm/yyyy', 'date'],
    [164, '[$-409]d\\-mmm\\-yy;@', 'date'],
    [164, 'yyyy-mm-dd h:mm', 'time'],
    [164, '[h]:mm', 'time'],
    [164, '#,##0.00 "days"', 'number'],
    [164, '[Red]#,##0;General', 'number'],
    [164, '0.0%', 'percent'],
  ])('of format %i %s is a %s', (id, code, kind) => expect(numberKindOf(id, code)).toBe(kind));
});
