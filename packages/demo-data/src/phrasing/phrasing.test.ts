import { describe, expect, it } from 'vitest';
import { phrasingOf } from '../facts.ts';
import { enumerate, ethiopianDial, fill } from './phrasing.ts';

describe('fill', () => {
  it('replaces names by values', () => {
    expect(fill('{buyer} buys {object}', { buyer: 'A', object: 'B' })).toBe('A buys B');
  });

  it('refuses a phrase with a missing value', () => {
    expect(() => fill('Price {price}', {})).toThrow('{price}');
  });
});

describe('ethiopianDial', () => {
  it.each([
    [10, 30, '4:30'],
    [14, 30, '8:30'],
    [6, 0, '12:00'],
    [18, 5, '12:05'],
    [0, 0, '6:00'],
    [17, 0, '11:00'],
  ])('shows %i:%i as %s', (hour, minute, dial) => {
    expect(ethiopianDial({ hour, minute })).toBe(dial);
  });
});

describe('a date and an hour in each language', () => {
  const day = { gregorian: { year: 2026, month: 9, day: 22 }, ethiopian: { year: 2019, month: 1, day: 12 } };
  const time = { hour: 10, minute: 30 };

  it.each([
    ['am', 'መስከረም 12 ቀን 2019 ዓ.ም.', 'ከረፋዱ 4:30 ሰዓት'],
    ['en', '22 September 2026', '10:30 AM'],
    ['om', 'Fulbaana 12 bara 2019 (A.L.I.)', 'ganama sa’aatii 4:30'],
    ['ti', 'ዕለት 12 መስከረም 2019 ዓ.ም.', 'ቅድሚ ቐትሪ ሰዓት 4:30'],
  ] as const)('reads naturally in %s', (language, date, hour) => {
    expect(phrasingOf[language].date(day)).toBe(date);
    expect(phrasingOf[language].clock(time)).toBe(hour);
  });

  it('has a name for each of the thirteen months', () => {
    for (const language of ['am', 'om', 'ti'] as const) {
      const names = Array.from({ length: 13 }, (_, index) =>
        phrasingOf[language].date({ ...day, ethiopian: { year: 2019, month: index + 1, day: 1 } }),
      );
      expect(new Set(names).size).toBe(13);
      expect(names.join()).not.toContain('undefined');
    }
  });
});

describe('enumerate', () => {
  it('uses the language’s own separators', () => {
    expect(enumerate(['a'], ', ', ' and ')).toBe('a');
    expect(enumerate(['a', 'b', 'c'], ', ', ' and ')).toBe('a, b and c');
  });
});
