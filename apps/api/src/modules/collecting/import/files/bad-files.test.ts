import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bomb, part, sheetOf, workbookParts, zipOf } from '../../../../testing/workbooks.ts';
import { FileFault } from './file-fault.ts';
import { openNoticeFile } from './notice-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'awaj-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const header = 'title,content,language,company,categories,source,published_on';
const line = '{"title":"x"}';
const book = workbookParts(sheetOf('<row><c t="inlineStr"><is><t>title</t></is></c></row>'));
const headerRow = `<row>${header
  .split(',')
  .map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`)
  .join('')}</row>`;

/** Reads a file with this content to its end and returns the fault. */
async function faultOf(content: string | Buffer, options?: { encoding?: string; sheet?: string }): Promise<string> {
  const path = join(folder, 'notices.csv');
  writeFileSync(path, content);
  return faultAt(path, options);
}

async function faultAt(path: string, options?: { encoding?: string; sheet?: string }): Promise<string> {
  try {
    const file = await openNoticeFile(path, options);
    for await (const _row of file.rows());
  } catch (error) {
    if (error instanceof FileFault) return error.message;
    throw error;
  }
  return 'nothing';
}

describe('a file without notices', () => {
  it.each<[string, string | Buffer, string]>([
    ['an empty one', '', 'The file is empty.'],
    ['one of blank lines', ' \n\n', 'The file is empty.'],
    ['only a header', `${header}\n`, 'The file contains no notices.'],
    ['a PDF', '%PDF-1.7 …', 'This is a PDF document; only JSON lines, CSV and XLSX can be imported.'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'This is a picture'],
    ['a Word document', zipOf({ 'word/document.xml': part('<w/>') }), 'This is a Word document, not a workbook.'],
    ['an OpenDocument file', zipOf({ 'content.xml': part('<o/>') }), 'This is an OpenDocument file'],
    ['another archive', zipOf({ 'notices.csv': part(header) }), 'This is a ZIP file, not a workbook'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'the old Excel format (.xls)'],
    [
      'a workbook with a password',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'The workbook has a password: save it without one, then import it.',
    ],
    ['an archive with a password', zipOf(book, 1), 'The file has a password'],
    ['a web page', '<!DOCTYPE html><table>', 'This is a web page, whatever its name says'],
    ['XML', '<?xml version="1.0"?><a/>', 'This is an XML file'],
    ['a list of JSON', `[${line}]`, 'JSON is read line by line'],
    ['JSON over several lines', '{\n  "title": "x"\n}', 'JSON is read line by line'],
    ['JSON that is cut off', `${line}\n{"title":"Supp`, 'The file ends in the middle of line 2: it was cut off.'],
    ['CSV that is cut off', `${header}\nx,"half a notice`, 'A quotation mark at line 2 or later is never'],
    ['another encoding', Buffer.from(`${header}\nCaf\xe9,`, 'latin1'), 'The file is not utf-8: name its encoding'],
    ['UTF-16 without its mark', Buffer.from(header, 'utf16le'), 'add --encoding utf-16le'],
    ['no names of columns', 'a,b\n1,2\n', 'The first row has no column names'],
    [
      'a running number',
      `${header},No,Tel\n`,
      'Unknown column "No", "Tel". Use a name from "api import-template", or ignore',
    ],
    ['a wrong name of a column', `${header},categorys\n`, 'Unknown column "categorys". Did you mean "categories"?'],
    ['a column that is missing', 'title,content\n', 'The file lacks the columns "source", "published_on", "language"'],
    ['a column that stands there twice', `${header},title\n`, 'The file has the column "title" more than once.'],
    ['a workbook that is cut off', zipOf(book).subarray(0, -30), 'The workbook is cut off: its end is missing.'],
    ['a cell of a novel', `${header}\n"${'x'.repeat(2_100_000)}"\n`, 'The row at line 2 is too long'],
    ['a line of a novel', `{"title":"${'x'.repeat(2_500_000)}`, 'Line 1 is too long'],
    ['more notices than are read', `${line}\n`.repeat(200_001), 'The file has more than 200000 notices. Split it.'],
  ])('such as %s is refused with one sentence', async (_what, content, sentence) => {
    expect(await faultOf(content)).toContain(sentence);
  });

  it('such as a folder or a missing file is refused with one sentence', async () => {
    expect(await faultAt(folder)).toBe(`${folder} is not a file.`);
    expect(await faultAt(join(folder, 'none'))).toBe(`There is no file ${join(folder, 'none')}.`);
  });

  it('is not read when it is too large', async () => {
    const path = join(folder, 'large');
    writeFileSync(path, `${header}\n`);
    truncateSync(path, 1024 ** 3);
    expect(await faultAt(path)).toBe('The file is too large: text may have 256 MB at most. Split it.');
    writeFileSync(path, 'PK\x03\x04');
    truncateSync(path, 33 * 1024 ** 2);
    expect(await faultAt(path)).toBe('The file is too large: a workbook may have 32 MB at most. Split it.');
  });

  it('cannot be opened with an unknown encoding or sheet', async () => {
    expect(await faultOf(header, { encoding: 'power-geez' })).toContain('"power-geez" is not a known encoding');
    expect(await faultOf(zipOf(book), { sheet: 'June' })).toBe(
      'The workbook has no sheet "June"; it has "Lists", "Notices & more".',
    );
  });
});

describe('a damaged workbook', () => {
  it('is refused with one sentence, wherever the damage is', async () => {
    const whole = zipOf(book);
    for (let place = 0; place < whole.length; place += 7) {
      const damaged = Buffer.from(whole);
      damaged[place] = (damaged[place] ?? 0) ^ 0x55;
      expect(await faultOf(damaged), `byte ${place}`).toMatch(/\.$/);
    }
  });

  it('is detected by its checksums when the damaged part is still readable', async () => {
    const sheet = { ...sheetOf(`${headerRow}<row><c><v>1</v></c></row>`), crc: 1 };
    expect(await faultOf(zipOf(workbookParts(sheet)))).toBe(
      'The workbook is damaged: open it in Excel and save it again.',
    );
  });

  it('does not unpack to more than the limit, whatever it claims', async () => {
    const before = process.memoryUsage().rss;
    const lying = { ...(await bomb('<sst><si><x>', 300 * 1024 ** 2)), claims: 100 };
    expect(lying.packed.length).toBeLessThan(1024 ** 2);
    const parts = { ...workbookParts(sheetOf(headerRow)), 'xl/sharedStrings.xml': lying };
    expect(await faultOf(zipOf(parts))).toBe('The workbook unpacks to more than 256 MB. Split it.');
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 ** 2);
  });

  it('does not collect an endless cell', async () => {
    const long = 'x'.repeat(3_000_000);
    const inCell = workbookParts(sheetOf(`${headerRow}<row><c><v>${long}</v></c></row>`));
    const inTexts = workbookParts(sheetOf(headerRow), [`<t>${long}</t>`]);
    for (const parts of [inCell, inTexts])
      expect(await faultOf(zipOf(parts))).toContain('A cell of the workbook is too long');
  });
});
