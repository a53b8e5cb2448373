import { crc32 } from 'node:zlib';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { mail } from './mail.ts';
import { pdf } from './pdf.ts';
import { csv, xlsx } from './tables.ts';

describe('files of an office', () => {
  it('are tables that quote cells where needed', () => {
    expect(
      csv([
        ['No', 'Notice'],
        ['1', 'a "b", c\nd'],
      ]),
    ).toBe('No,Notice\r\n1,"a ""b"", c\nd"\r\n');
  });

  it('are complete workbooks', () => {
    const book = xlsx('Tenders', [['No'], ['ሀ & <1>']]);
    const names: string[] = [];
    let at = 0;
    for (; book.readUInt32LE(at) === 0x04034b50; ) {
      const [nameLength, length] = [book.readUInt16LE(at + 26), book.readUInt32LE(at + 22)];
      const data = book.subarray(at + 30 + nameLength, at + 30 + nameLength + length);
      expect(crc32(data)).toBe(book.readUInt32LE(at + 14));
      names.push(book.toString('utf8', at + 30, at + 30 + nameLength));
      at += 30 + nameLength + length;
    }
    expect(names.at(-1)).toBe('xl/worksheets/sheet1.xml');
    expect(book.toString()).toContain('ሀ &amp; &lt;1&gt;');
    const end = book.length - 22;
    expect([book.readUInt16LE(end + 10), book.readUInt32LE(end + 16)]).toEqual([names.length, at]);
  });

  it('are documents with a right cross-reference table', () => {
    const text = pdf('Bids (all) are invited.\nNo. 1').toString('latin1');
    expect(text).toContain('(Bids \\(all\\) are invited.) Tj');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset, index) => text.slice(offset).startsWith(`${index + 1} 0 obj`))).toEqual(
      Array(5).fill(true),
    );
    expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1])).startsWith('xref')).toBe(true);
  });

  it('are mails in any language', async () => {
    const subject = 'የሲሚንቶ ግዥ ግልጽ ጨረታ ማስታወቂያ ለሁሉም ተጫራቾች';
    const source = mail({
      id: '7',
      from: 'Office <a@b.example>',
      subject,
      date: 'Wed, 25 Nov 2026 06:00:00 +0000',
      text: 'ጨረታ\n'.repeat(40),
    });
    expect(await simpleParser(source)).toMatchObject({
      subject,
      messageId: '<7@gibe-hospital.example>',
      text: expect.stringMatching(/^(ጨረታ\n?){40}/),
    });
  });
});
