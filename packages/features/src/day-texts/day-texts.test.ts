import { describe, expect, it } from 'vitest';
import { dayTexts } from './day-texts.ts';

describe('a day in words', () => {
  it("is in both calendars, the reader's own first", () => {
    const day = new Date('2026-11-21');
    expect(dayTexts(day, 'en')).toEqual({ at: day, main: '21 Nov 2026', other: '12 Hedar 2019 E.C.' });
    expect(dayTexts(day, 'am').main).toBe('12 ኅዳር 2019 ዓ.ም.');
  });
});
