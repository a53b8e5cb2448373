import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { rawDocument, readPieces } from '../../../testing/raw-document.ts';

const url = 'https://buyer.example/tenders';

describe('a collected table', () => {
  const config = { address: url, key: 'No', fields: { title: 'Tender', closes_at: 'Deadline', text: 'Notice' } };

  it('in CSV is read by its headings with any separator', async () => {
    for (const separator of [',', ';', '\t']) {
      const csv = [
        ['No', 'Tender', 'Deadline', 'Notice'],
        ['7', 'Tyres', '2026-12-10', 'Bids are invited.'],
      ]
        .map((cells) => cells.join(separator))
        .join('\n');
      expect(await readPieces('csv', config, rawDocument(csv))).toMatchObject([
        { key: '7', text: 'Bids are invited.', cells: { title: 'Tyres', closes_at: '2026-12-10' } },
      ]);
    }
  });

  it('without an expected column is refused as a changed layout', async () => {
    await expect(readPieces('csv', config, rawDocument('No,Heading\n1,x'))).rejects.toMatchObject({
      reason: 'layout-changed',
      detail: 'the table has no column "Tender", "Deadline", "Notice"',
    });
  });

  it('that is a zip bomb or half a workbook is refused as damaged', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(40 * 1024 ** 2) }, { level: 1 });
    await expect(readPieces('xlsx', config, rawDocument(Buffer.from(bomb)))).rejects.toMatchObject({
      reason: 'damaged',
    });
    await expect(readPieces('xlsx', config, rawDocument(Buffer.from(bomb.subarray(0, 500))))).rejects.toMatchObject({
      reason: 'damaged',
    });
  });
});
