import { describe, expect, it } from 'vitest';
import { readNotice } from '../reading/index.ts';

const publishedOn = (text: string) => readNotice(text).published_on?.value ?? null;

describe('the day of publication', () => {
  it('is what its label says, on the same line or the next, whatever sentences say', () => {
    const text =
      'INVITATION TO BID\nPublished Date\nMarch 3, 2025\nOpening Date\nApril 4, 2025\n' +
      'The office sells scrap from March 4, 2025, as of the date of the publication of this notice.';
    expect(publishedOn(text)).toBe('2025-03-03');
    expect(publishedOn(text.replace('Date\nMarch', 'on: March'))).toBe('2025-03-03');
  });

  it('is missing if two are given', () => {
    expect(publishedOn('INVITATION TO BID\nPublished on: March 3, 2025\nPublication date: March 5, 2025')).toBeNull();
  });
});
