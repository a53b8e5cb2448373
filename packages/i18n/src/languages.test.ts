import { describe, expect, it } from 'vitest';
import { languages, locales } from './languages.ts';

describe('each language', () => {
  it.each(locales)('%s names the thirteen months of the Ethiopian calendar', (locale) => {
    expect(new Set(languages[locale].months).size).toBe(13);
  });

  it('writes the Ethiopian time in its own order', () => {
    const timeIn = (locale: keyof typeof languages) => {
      const { dayParts, ethiopianTime } = languages[locale];
      return ethiopianTime('4:05', dayParts.lateMorning);
    };
    expect(timeIn('en')).toBe('4:05 in the morning, Ethiopian clock');
    expect(timeIn('am')).toBe('ከረፋዱ 4:05 ሰዓት');
  });

  it('shows first the calendar that its readers use daily', () => {
    expect(languages.en.calendars[0]).toBe('gregorian');
    expect(languages.am.calendars[0]).toBe('ethiopian');
  });
});
