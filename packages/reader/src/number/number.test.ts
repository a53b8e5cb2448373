import { describe, expect, it } from 'vitest';
import { foldLetters } from '../notice-text/index.ts';
import { readNumber } from './read-number.ts';

const read = (text: string) => readNumber({ text, folded: foldLetters(text), language: null })?.value ?? null;

describe('the number of a tender', () => {
  it.each([
    ['the beginning of a label and a page of spaces', `bid${' '.repeat(50_000)}for the supply of cars`],
    ['a label again and again', 'bid no '.repeat(20_000)],
    ['strokes alone', `Bid No. ${'/'.repeat(50_000)}`],
  ])('is found in limited time in %s', (_, text) => {
    expect(read(text)).toBeNull();
  });

  it('follows any "number" except a law’s, whatever precedes it', () => {
    expect(read('የአዋሽ ውኃ አገልግሎት በቁጥር AWU/088-14/2019 ያወጣው ጨረታ')).toBe('AWU/088-14/2019');
    expect(read('under Proclamations No. 97/1998 the bank sells')).toBeNull();
    expect(read('ብኣዋጅ ቁፅሪ 97/1990 ዝሓዞ ገዛ')).toBeNull();
    expect(read('Lakk. Beeksisaa: 07/2019')).toBe('07/2019');
    expect(read('ጨረታ ቀን ኅዳር/10/2018 የጎማ ግዥ')).toBeNull();
  });

  it('is known by its form after the word for a tender', () => {
    expect(read('የጨረታ ጥሪ (አባ/15/2026)')).toBe('አባ/15/2026');
    expect(read('ብቑፅሪ ቢማ/07/2019 ዘውፀኦ ጨረታ')).toBe('ቢማ/07/2019');
    expect(read('LRFP-2026-918765 for a study')).toBe('LRFP-2026-918765');
  });

  it('is in the column below its label', () => {
    expect(read('Goods | Tender No. | Closing\nPens | AB/08/2025 | 5 May')).toBe('AB/08/2025');
  });

  it('is not a room number if it says "under number"', () => {
    expect(read('የውሃ ቢሮ በቁጥር ቤጉ/04/2018 ባወጣው ጨረታ')).toBe('ቤጉ/04/2018');
  });

  it('is found after a label that is broken over two lines', () => {
    expect(read('Bid\n  No. EEP/NCB/05/2025')).toBe('EEP/NCB/05/2025');
  });
});
