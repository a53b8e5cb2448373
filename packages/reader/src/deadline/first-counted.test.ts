import { describe, expect, it } from 'vitest';
import { readNotice } from '../reading/index.ts';

describe('the first day of a count', () => {
  const counted = (text: string) => readNotice(text, { publishedOn: '2026-11-20' }).closes_on?.value;

  it.each([
    ['2026-11-27', 'Bids are submitted within 5 working days starting from 23 November 2026.'],
    ['2026-11-27', 'ጨረታው ከኅዳር 14 ቀን 2019 ዓ.ም ጀምሮ ለ5 ተከታታይ የሥራ ቀናት ከወጣበት ጀምሮ ክፍት ሆኖ በ5ኛው የሥራ ቀን ይዘጋል።'],
    ['2026-11-26', 'Bids are submitted within 5 working days from publication. They are opened in December.'],
  ])('is the one that is named, or that of the publication, %s: %s', (day, text) => expect(counted(text)).toBe(day));
});
