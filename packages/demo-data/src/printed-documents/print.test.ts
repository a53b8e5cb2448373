import { describe, expect, it } from 'vitest';
import { bidDocuments } from '../bid-documents.ts';
import { runsOf } from './fonts.ts';
import { printBidDocument } from './print.ts';

const named = bidDocuments.map((document) => [document.title, document] as const);

describe('the file of a bid document', () => {
  it.each(named)('“%s” has several pages and is reproducible', async (_title, document) => {
    const file = await printBidDocument(document);
    const text = file.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(4);
    expect(text).toContain('595.28 841.89');
    expect(text.includes('/FontFile2')).toBe(document.language === 'am' || document.language === 'ti');
    expect((await printBidDocument(document)).equals(file)).toBe(true);
  });
});

it('a line is split into parts of one script each', () => {
  expect(runsOf('ሎት 2: ላፕቶፕ A4', 'bold', true)).toEqual([
    { text: 'ሎት', font: 'ethiopic bold' },
    { text: ' 2: ', font: 'latin bold' },
    { text: 'ላፕቶፕ', font: 'ethiopic bold' },
    { text: ' A4', font: 'latin bold' },
  ]);
  expect(runsOf('Lot 2', 'regular', false)).toEqual([{ text: 'Lot 2', font: 'Helvetica' }]);
});
