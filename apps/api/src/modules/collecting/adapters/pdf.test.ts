import { describe, expect, it } from 'vitest';
import { rawDocument, readNotices, readPieces } from '../../../testing/raw-document.ts';

const url = 'https://buyer.example/tenders';

describe('a collected PDF', () => {
  /** A minimal PDF of one page, with or without a text. */
  function pdfOf(text: string): Buffer {
    const stream = text === '' ? '' : `BT /F1 12 Tf 10 100 Td (${text}) Tj ET`;
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ];
    let body = '%PDF-1.4\n';
    const offsets = objects.map((object, at) => {
      const offset = body.length;
      body += `${at + 1} 0 obj\n${object}\nendobj\n`;
      return offset;
    });
    const start = body.length;
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    return Buffer.from(
      `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    );
  }
  const config = { address: url };
  const said = 'Sealed bids are invited for the supply of tyres';

  it('gives its text, split into its notices', async () => {
    expect(await readNotices('pdf', config, rawDocument(pdfOf(said)))).toMatchObject([{ key: url, text: said }]);
    const both = pdfOf(`${said} +++ ${said} again`);
    expect(await readNotices('pdf', { ...config, separator: '+++' }, rawDocument(both))).toHaveLength(2);
  });

  it.each([
    ['of pictures', () => pdfOf(''), 'picture'],
    ['that was cut off', () => pdfOf(said).subarray(0, 300), 'incomplete'],
    ['that is none', () => Buffer.from('<html>'), 'other-format'],
    ['that is broken', () => Buffer.from('%PDF-1.4\nnothing\n%%EOF'), 'damaged'],
  ])('%s is refused with a reason', async (_what, body, reason) => {
    await expect(readPieces('pdf', config, rawDocument(body()))).rejects.toMatchObject({ reason });
  });
});
