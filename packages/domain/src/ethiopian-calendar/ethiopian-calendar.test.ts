import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateInAddis,
  daysBetween,
  daysInEthiopianMonth,
  endOfDay,
  ethiopianTime,
  formatEthiopianDate,
  formatEthiopianDay,
  formatEthiopianTime,
  instantInAddis,
  isEndOfDay,
  isEthiopianDate,
  noticeMonthNames,
  parseCalendarDate,
  parseEthiopianDate,
  timeInAddis,
  toCivilTime,
  toEthiopian,
  toEthiopianTime,
  toGregorian,
  weekdayOf,
} from './index.ts';

const dayMs = 86_400_000;

describe('the two calendars', () => {
  it('agree with Intl on every day from 1950 to 2099, and convert back', () => {
    const intl = new Intl.DateTimeFormat('en-u-ca-ethiopic', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const wrong: string[] = [];
    let days = 0;
    for (let time = Date.UTC(1950, 0, 1); time < Date.UTC(2100, 0, 1); time += dayMs) {
      const date = dateInAddis(new Date(time));
      const { year, month, day } = toEthiopian(date);
      const isSame = intl.format(time).startsWith(`${month}/${day}/${year} `);
      if (!isSame || toGregorian({ year, month, day }) !== date) wrong.push(date);
      days++;
    }
    expect(wrong).toEqual([]);
    expect(days).toBe(54_787);
  });

  it.each([
    ['2026-09-11', 1, 1, 2019],
    ['2027-09-11', 6, 13, 2019],
    ['2027-09-12', 1, 1, 2020],
    ['2016-09-01', 26, 12, 2008],
    ['0008-08-27', 1, 1, 1],
  ] as const)('place %s on %i.%i.%i', (date, day, month, year) => {
    expect(toEthiopian(date)).toEqual({ day, month, year });
    expect(toGregorian({ day, month, year })).toBe(date);
  });

  it.each([
    ['2026-02-27', '2026-03-01', 2],
    ['2028-02-27', '2028-03-01', 3],
    ['2026-03-01', '2026-02-27', -2],
    ['2026-03-01', '2026-03-01', 0],
  ] as const)('count from %s to %s %i days, and as many on', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(addDays(from, days)).toBe(to);
  });

  it.each([
    ['2026-11-22', 0],
    ['2026-11-25', 3],
    ['2026-11-28', 6],
    ['2000-02-29', 2],
  ] as const)('place %s on day %i of the week', (date, weekday) => expect(weekdayOf(date)).toBe(weekday));
});

describe('a date on the wire', () => {
  it.each(['2026-11-21', '2028-02-29', '0001-01-01'])('%s is a date', (text) => {
    expect(parseCalendarDate(text)).toEqual({ ok: true, value: text });
  });

  it.each([
    ['2026-02-29', 'no-such-day'],
    ['2026-04-31', 'no-such-day'],
    ['2026-13-01', 'no-such-day'],
    ['2026-01-32', 'no-such-day'],
    ['2026-1-1', 'not-a-date'],
    ['2026-11-21T00:00:00Z', 'not-a-date'],
    ['', 'not-a-date'],
  ])('%s is refused as %s', (text, error) => expect(parseCalendarDate(text)).toEqual({ ok: false, error }));
});

describe('Addis Ababa', () => {
  it.each([
    ['2026-11-20T20:59:59Z', '2026-11-20', 23, 59],
    ['2026-11-20T21:00:00Z', '2026-11-21', 0, 0],
    ['2026-07-20T21:00:00Z', '2026-07-21', 0, 0],
  ])('at %s is at %s, %i:%i', (iso, date, hour, minute) => {
    expect(dateInAddis(new Date(iso))).toBe(date);
    expect(timeInAddis(new Date(iso))).toEqual({ hour, minute });
  });

  it('gives the instant of its date and time', () => {
    const instant = new Date('2026-11-20T21:30:00Z');
    expect(instantInAddis(dateInAddis(instant), timeInAddis(instant))).toEqual(instant);
  });

  it('ends a day with its last second', () => {
    const end = endOfDay('2026-11-21');
    expect(end).toEqual(new Date('2026-11-21T20:59:59Z'));
    expect(isEndOfDay(end)).toBe(true);
    expect(isEndOfDay(new Date(end.getTime() - 1))).toBe(false);
    expect(isEndOfDay(new Date(end.getTime() + 1_000))).toBe(false);
  });
});

describe('an Ethiopian date', () => {
  it.each([
    [2019, 13, 6, true],
    [2018, 13, 5, true],
    [2018, 13, 6, false],
    [2018, 14, 1, false],
    [2018, 0, 1, false],
    [2018, 1, 0, false],
    [2018, 2, 30, true],
    [2018, 2, 31, false],
    [0, 1, 1, false],
    [2018, 1.5, 1, false],
    [Number.NaN, 1, 1, false],
  ])('of %d-%d-%d exists: %s', (year, month, day, exists) => {
    expect(isEthiopianDate({ year, month, day })).toBe(exists);
  });

  it('exists exactly where it converts back to itself', () => {
    for (let year = 2000; year <= 2010; year++)
      for (let month = 1; month <= 13; month++)
        for (let day = 1; day <= 31; day++) {
          const date = { year, month, day };
          const back = toEthiopian(toGregorian(date));
          expect(back.month === month && back.day === day).toBe(isEthiopianDate(date));
        }
  });

  it('lies in a month of thirty days, or in Pagume', () => {
    expect(daysInEthiopianMonth({ year: 2019, month: 12 })).toBe(30);
    expect([2016, 2017, 2018, 2019].map((year) => daysInEthiopianMonth({ year, month: 13 }))).toEqual([5, 5, 5, 6]);
  });

  it.each(['26/12/2008', ' 26-12-2008 ዓ.ም. ', '26.12.2008 E.C.', '26/12/2008 ዓ/ም', '26/12/2ዐዐ8 ዐ.ም', '26/12/2008ec'])(
    'is parsed from %s',
    (text) => {
      expect(parseEthiopianDate(text)).toEqual({ ok: true, value: { day: 26, month: 12, year: 2008 } });
    },
  );

  it.each([
    ['31/01/2019', 'no-such-day'],
    ['6/13/2018', 'no-such-day'],
    ['1/14/2019', 'no-such-day'],
    ['2019-01-01', 'not-a-date'],
    ['26/12-2008', 'not-a-date'],
    ['26/12/08', 'not-a-date'],
    ['26/12/2008 AD', 'not-a-date'],
    ['', 'not-a-date'],
  ])('is not parsed from %s: %s', (text, error) => expect(parseEthiopianDate(text)).toEqual({ ok: false, error }));
});

describe('the Ethiopian clock', () => {
  it.each([
    [0, 6, 'night'],
    [5, 11, 'night'],
    [6, 12, 'morning'],
    [7, 1, 'morning'],
    [9, 3, 'morning'],
    [10, 4, 'lateMorning'],
    [11, 5, 'lateMorning'],
    [12, 6, 'afternoon'],
    [14, 8, 'afternoon'],
    [17, 11, 'afternoon'],
    [18, 12, 'evening'],
    [23, 5, 'evening'],
  ] as const)('at %i:30 says %i:30 in the %s', (civilHour, hour, part) => {
    expect(toEthiopianTime({ hour: civilHour, minute: 30 })).toEqual({ hour, minute: 30, part });
  });

  it('converts back to the civil clock', () => {
    for (let hour = 0; hour < 24; hour++)
      expect(toCivilTime(toEthiopianTime({ hour, minute: 5 }))).toEqual({ hour, minute: 5 });
  });

  it('is understood with any name for the morning', () => {
    expect(toCivilTime({ hour: 4, minute: 30, part: 'morning' })).toEqual({ hour: 10, minute: 30 });
    expect(toCivilTime({ hour: 4, minute: 30, part: 'lateMorning' })).toEqual({ hour: 10, minute: 30 });
  });

  it('shows the time of Addis Ababa', () => {
    expect(ethiopianTime(new Date('2026-11-21T11:30:00Z'))).toEqual({ hour: 8, minute: 30, part: 'afternoon' });
  });
});

describe('words', () => {
  const instant = new Date('2026-11-21T07:05:00Z');

  it('use the language’s names of months', () => {
    const date = toEthiopian(dateInAddis(instant));
    const months = ['Meskerem', 'Tekemt', 'Hedar'];
    const dayOfMonth = (day: string, month: string) => `${month} ${day}`;
    expect(formatEthiopianDay(date, { months, dayOfMonth })).toBe('Hedar 12');
    const inOrder = (parts: { day: string; month: string; year: string; era: string }) =>
      `${parts.month} ${parts.day}, ${parts.year} ${parts.era}`;
    const words = { months, eras: { ethiopian: 'E.C.' }, date: inOrder };
    expect(formatEthiopianDate(date, words)).toBe('Hedar 12, 2019 E.C.');
  });

  it('use the language’s names for parts of the day', () => {
    const dayParts = { morning: '1', lateMorning: 'ከረፋዱ', afternoon: '3', evening: '4', night: '5' };
    const ethiopianTime = (clock: string, dayPart: string) => `${dayPart} ${clock} ሰዓት`;
    expect(formatEthiopianTime(instant, { dayParts, ethiopianTime })).toBe('ከረፋዱ 4:05 ሰዓት');
  });

  it('include thirteen months for each language of notices', () => {
    for (const names of Object.values(noticeMonthNames)) expect(new Set(names).size).toBe(13);
  });
});
