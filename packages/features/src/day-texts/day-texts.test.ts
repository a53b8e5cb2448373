import { describe, expect, it } from 'vitest';
import { dayTexts, shortDayTexts } from './day-texts.ts';

describe('a day in words', () => {
  it("is in both calendars, the reader's own first", () => {
    const day = new Date('2026-11-21');
    expect(dayTexts(day, 'en')).toEqual({ at: day, main: '21 Nov 2026', other: '12 Hedar 2019 E.C.' });
    expect(dayTexts(day, 'am').main).toBe('12 ኅዳር 2019 ዓ.ም.');
  });

  it('leaves its year out where there is little room, unless it might be taken for another one', () => {
    const day = new Date('2027-01-04');
    const soon = new Date('2026-11-21');
    expect(shortDayTexts(day, soon, 'en')).toEqual(['4 Jan', '26 Tahsas']);
    expect(shortDayTexts(day, soon, 'am')[0]).toBe('ታኅሣሥ 26');
    expect(shortDayTexts(day, new Date('2028-01-01'), 'en')).toEqual(['4 Jan 2027', '26 Tahsas 2019 E.C.']);
  });
});
