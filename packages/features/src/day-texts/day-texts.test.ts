import { describe, expect, it } from 'vitest';
import { dayTexts, momentTexts, shortDayTexts, shortMomentText, timeTexts } from './day-texts.ts';

describe('a day in words', () => {
  it("is in both calendars, the reader's own first", () => {
    const day = new Date('2026-11-21');
    expect(dayTexts(day, 'en')).toEqual({ at: day, main: '21 Nov 2026', other: '12 Hedar 2019 E.C.' });
    expect(dayTexts(day, 'am')).toEqual({ at: day, main: 'ኅዳር 12 ቀን 2019 ዓ.ም.', other: 'ኖቬምበር 21 ቀን 2026 እ.ኤ.አ.' });
  });

  it('has its hour in both clocks', () => {
    const at = new Date('2026-12-11T07:00:00Z');
    expect(momentTexts(at, 'en')).toEqual({
      at,
      main: 'Fri 11 Dec 2026, 10:00 am',
      other: '2 Tahsas 2019 E.C., 4:00 in the morning, Ethiopian clock',
    });
    expect(momentTexts(at, 'am')).toEqual({
      at,
      main: 'ታኅሣሥ 2 ቀን 2019 ዓ.ም. ከረፋዱ 4:00 ሰዓት',
      other: 'ዲሴምበር 11 ቀን 2026 እ.ኤ.አ.፣ 10:00 AM',
    });
    expect(shortMomentText(at, at, 'en')).toBe('11 Dec, 10:00 am');
    expect(shortMomentText(at, at, 'am')).toBe('ታኅሣሥ 2፣ ከረፋዱ 4:00 ሰዓት');
    expect(timeTexts(at, 'am')).toEqual({ at, main: 'ከረፋዱ 4:00 ሰዓት', other: '10:00 AM' });
  });

  it('leaves out the year in a short form unless it is ambiguous', () => {
    const day = new Date('2027-01-04');
    const soon = new Date('2026-11-21');
    expect(shortDayTexts(day, soon, 'en')).toEqual(['4 Jan', '26 Tahsas']);
    expect(shortDayTexts(day, soon, 'am')[0]).toBe('ታኅሣሥ 26');
    expect(shortDayTexts(day, new Date('2028-01-01'), 'en')).toEqual(['4 Jan 2027', '26 Tahsas 2019 E.C.']);
  });
});
