import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Row } from '../notice/row.ts';
import { openNoticeFile, type ReadingOptions } from './notice-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'awaj-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function rowsIn(content: string | Buffer, options?: ReadingOptions): Promise<Row[]> {
  const path = join(folder, 'notices');
  writeFileSync(path, content);
  const rows: Row[] = [];
  for await (const row of (await openNoticeFile(path, options)).rows()) rows.push(row);
  return rows;
}

const cellsIn = async (content: string | Buffer, options?: ReadingOptions) =>
  (await rowsIn(content, options)).map((row) => ('cells' in row ? row.cells : row.reason));

const header = ['Title', 'content', ' LANGUAGE', 'company', 'Category', 'source', 'Published on'];
const cells = ['የጐማ ግዥ; café', 'One\nTwo "three", four', 'am', 'ERA', 'ict', 'capital', '2026-11-20'];
const read = {
  title: 'የጐማ ግዥ; café',
  content: 'One\nTwo "three", four',
  language: 'am',
  company: 'ERA',
  categories: 'ict',
  source: 'capital',
  published_on: '2026-11-20',
};

const csv = (delimiter: string, end: string): string =>
  [header, cells].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter) + end).join('');

describe('a table of notices', () => {
  it.each<[string, string | Buffer]>([
    ['commas', csv(',', '\n')],
    ['semicolons and a mark of UTF-8', `\ufeff${csv(';', '\r\n')}`],
    ['tabs', csv('\t', '\r')],
    ['UTF-16', Buffer.from(`\ufeff${csv('\t', '\r\n')}`, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\ufeff${csv(';', '\n')}`, 'utf16le').swap16()],
    ['blank lines around it', `\n\n${csv(',', '\n')}\n,,,\n\n`],
  ])('with %s is read', async (_what, content) => expect(await cellsIn(content)).toEqual([read]));

  it('may be in an encoding that is named', async () => {
    const content = Buffer.from(csv(',', '\n').replaceAll(/[ሀ-ፚ]/g, 'x'), 'latin1');
    expect(await cellsIn(content, { encoding: 'windows-1252' })).toEqual([{ ...read, title: 'xxx xx; café' }]);
  });

  it('may have names in Amharic, in any order, and columns twice', async () => {
    const content =
      'ቋንቋ;ርዕስ;ይዘት;ድርጅት;ዘርፍ;ጋዜጣ;የወጣበት ቀን;ጋዜጣ 2;የወጣበት ቀን 2\nam;T;C;D;ict;capital;2026-11-20;weyin;2026-11-21\n';
    expect(await cellsIn(content)).toEqual([
      {
        ...{ language: 'am', title: 'T', content: 'C', company: 'D', categories: 'ict' },
        ...{ source: 'capital;weyin', published_on: '2026-11-20;2026-11-21' },
      },
    ]);
  });

  it('counts rows as spreadsheet programs do, and keeps a last row without a line feed', async () => {
    const rows = await rowsIn(`${header.join(',')}\n"a\u2028b","1\n2",,,,,\nc,5" pipe,,,,,\n`);
    expect(rows.map(({ line }) => line)).toEqual([2, 3]);
    expect(rows).toMatchObject([{ cells: { title: 'a\u2028b' } }, { cells: { content: '5" pipe' } }]);
  });

  it('keeps cells without a column name, and ignores the column with the reason of a refusal', async () => {
    const content = `refused_because,${header.join(',')}\nbad,a,b,c,d,e,f,g,more,,\nbad,a\n`;
    expect(await cellsIn(content)).toEqual([
      {
        title: 'a',
        content: 'b',
        language: 'c',
        company: 'd',
        categories: 'e',
        source: 'f',
        published_on: 'g',
        '': 'more',
      },
      { title: 'a' },
    ]);
  });
});

describe('JSON lines of notices', () => {
  it('are rows; a line that is no object is reported, and U+2028 ends no line', async () => {
    const content =
      '\ufeff{"title":"a\u2028b","Published On":"x","refused_because":"bad"}\r\n\n{broken\n7\n{"title":"c"}';
    expect(await rowsIn(content)).toEqual([
      { line: 1, cells: { title: 'a\u2028b', published_on: 'x' } },
      { line: 3, text: '{broken', reason: 'is not JSON' },
      { line: 4, text: '7', reason: 'is not a JSON object' },
      { line: 5, cells: { title: 'c' } },
    ]);
  });

  it('with deeply nested lists are refused', async () => {
    const deep = `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(await cellsIn(`${deep}\n`)).toEqual(['is nested too deeply']);
  });
});

describe('a notice file that is read a second time', () => {
  it('has the same rows, and is refused if it was changed meanwhile', async () => {
    const path = join(folder, 'twice');
    writeFileSync(path, csv(',', '\n'));
    const file = await openNoticeFile(path);
    const readAll = async () => {
      const rows: Row[] = [];
      for await (const row of file.rows()) rows.push(row);
      return rows;
    };
    expect(await readAll()).toEqual(await readAll());
    writeFileSync(path, `${csv(',', '\n')}${csv(',', '\n')}`);
    await expect(readAll()).rejects.toThrow('The file was changed while it was read.');
  });
});
