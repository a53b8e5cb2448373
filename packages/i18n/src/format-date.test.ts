import { describe, expect, it } from 'vitest';
import { type DateStyle, formatDate } from './format-date.ts';

describe('formatDate', () => {
  const lateEvening = new Date('2026-11-20T22:30:00Z');

  it('shows the day in Addis Ababa', () => {
    expect(formatDate(lateEvening, 'en', 'date')).toBe('21 Nov 2026');
  });

  it('writes Amharic dates as newspapers do, with the era', () => {
    expect(formatDate(lateEvening, 'am', 'date')).toBe('ኖቬምበር 21 ቀን 2026 እ.ኤ.አ.');
    expect(formatDate(lateEvening, 'am', 'dayOfMonth')).toBe('ኖቬምበር 21');
  });

  it('shows hours on the 12-hour clock', () => {
    expect(formatDate(lateEvening, 'en', 'time')).toBe('1:30 am');
    expect(formatDate(new Date('2026-11-20T21:05:00Z'), 'en', 'time')).toBe('12:05 am');
    expect(formatDate(new Date('2026-11-20T09:00:00Z'), 'en', 'time')).toBe('12:00 pm');
  });

  it('puts the hour after the day, and in English the weekday before it', () => {
    const morning = new Date('2026-12-11T07:00:00Z');
    expect(formatDate(morning, 'en', 'dateTime')).toBe('Fri 11 Dec 2026, 10:00 am');
    expect(formatDate(morning, 'am', 'dateTime')).toBe('ዲሴምበር 11 ቀን 2026 እ.ኤ.አ.፣ 10:00 AM');
    expect(formatDate(morning, 'am', 'weekday')).toBe('ዓርብ');
  });

  it.each([
    ['en', 'en-GB', 'short'],
    ['am', 'am-ET-u-ca-gregory', 'long'],
  ] as const)('names every day and month in %s as Intl does', (locale, intlTag, month) => {
    const days = Array.from({ length: 366 }, (_, days) => new Date(lateEvening.getTime() + days * 86_400_000));
    const byIntl = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(intlTag, { ...options, timeZone: 'Africa/Addis_Ababa' });
      return days.map((at) => formatter.format(at));
    };
    const ours = (style: DateStyle) => days.map((at) => formatDate(at, locale, style));
    expect(ours('dayOfMonth')).toEqual(byIntl({ day: 'numeric', month }));
    expect(ours('weekday')).toEqual(byIntl({ weekday: 'long' }));
    expect(ours('shortWeekday')).toEqual(byIntl({ weekday: month }));
  });
});
