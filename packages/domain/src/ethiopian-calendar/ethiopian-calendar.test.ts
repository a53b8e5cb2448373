import { describe, expect, it } from 'vitest';
import {
  dateInAddis,
  daysBetween,
  ethiopianTime,
  formatEthiopianDate,
  formatEthiopianTime,
  isEthiopianDate,
  monthNames,
  parseEthiopianDate,
  toEthiopian,
  toGregorian,
} from './index.ts';

const dayMs = 86_400_000;

describe('the calendars', () => {
  it('agree with Intl on every day from 1950 to 2099, and convert back', () => {
    const intl = new Intl.DateTimeFormat('en-u-ca-ethiopic', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const wrong: string[] = [];
    for (let time = Date.UTC(1950, 0, 1); time < Date.UTC(2100, 0, 1); time += dayMs) {
      const date = dateInAddis(new Date(time));
      const ethiopian = toEthiopian(date);
      const [month, day, year] = intl.format(time).split(' ')[0]?.split('/') ?? [];
      const same = `${ethiopian.year}-${ethiopian.month}-${ethiopian.day}` === `${year}-${month}-${day}`;
      const back = toGregorian(ethiopian);
      if (!same || daysBetween(date, back) !== 0) wrong.push(new Date(time).toISOString());
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['2026-09-11', 1, 1, 2019],
    ['2027-09-12', 1, 1, 2020],
    ['2027-09-11', 6, 13, 2019],
    ['2016-09-01', 26, 12, 2008],
  ])('place %s on %i.%i.%i', (iso, day, month, year) => {
    expect(toEthiopian(dateInAddis(new Date(iso)))).toEqual({ day, month, year });
  });

  it('take the day from Addis Ababa, where it begins three hours early', () => {
    expect(dateInAddis(new Date('2026-11-20T21:00:00Z'))).toEqual({ year: 2026, month: 11, day: 21 });
    expect(dateInAddis(new Date('2026-11-20T20:59:59Z'))).toEqual({ year: 2026, month: 11, day: 20 });
  });

  it('give Pagume a sixth day every fourth year', () => {
    expect(isEthiopianDate({ year: 2019, month: 13, day: 6 })).toBe(true);
    expect(isEthiopianDate({ year: 2018, month: 13, day: 6 })).toBe(false);
    expect(isEthiopianDate({ year: 2018, month: 14, day: 1 })).toBe(false);
    expect(isEthiopianDate({ year: 2018, month: 0, day: 1 })).toBe(false);
    expect(isEthiopianDate({ year: 2018, month: 1, day: 0 })).toBe(false);
    expect(isEthiopianDate({ year: 2018, month: 2, day: 31 })).toBe(false);
  });

  it('count the days between two dates', () => {
    const from = { year: 2026, month: 2, day: 27 };
    expect(daysBetween(from, { year: 2026, month: 3, day: 1 })).toBe(2);
    expect(daysBetween({ year: 2026, month: 3, day: 1 }, from)).toBe(-2);
  });
});

describe('a printed date', () => {
  it.each(['26/12/2008', ' 26-12-2008 ዓ.ም. ', '26.12.2008 E.C.', '26/12/2008 ዓ.ም'])(
    '%s is an Ethiopian one',
    (text) => {
      expect(parseEthiopianDate(text)).toEqual({ ok: true, value: { day: 26, month: 12, year: 2008 } });
    },
  );

  it('is refused when there is no such day', () => {
    expect(parseEthiopianDate('31/01/2019')).toEqual({ ok: false, error: 'no-such-day' });
    expect(parseEthiopianDate('2019-01-01')).toEqual({ ok: false, error: 'not-a-date' });
  });
});

describe('the Ethiopian clock', () => {
  it.each([
    ['2026-11-21T03:00:00Z', 12, 'morning'],
    ['2026-11-21T07:30:00Z', 4, 'morning'],
    ['2026-11-21T11:30:00Z', 8, 'day'],
    ['2026-11-21T15:00:00Z', 12, 'evening'],
    ['2026-11-21T21:00:00Z', 6, 'night'],
  ] as const)('at %s says %i in the %s', (iso, hour, part) => {
    expect(ethiopianTime(new Date(iso))).toMatchObject({ hour, part });
  });
});

describe('words', () => {
  const instant = new Date('2026-11-21T07:30:00Z');

  it('name the date in both languages', () => {
    const date = toEthiopian(dateInAddis(instant));
    expect(formatEthiopianDate(date, 'am')).toBe('12 ኅዳር 2019 ዓ.ም.');
    expect(formatEthiopianDate(date, 'en')).toBe('12 Hedar 2019 E.C.');
  });

  it('name the time in both languages', () => {
    expect(formatEthiopianTime(instant, 'am')).toBe('ከጠዋቱ 4:30 ሰዓት');
    expect(formatEthiopianTime(instant, 'en')).toBe('4:30 in the morning');
  });

  it('exist for thirteen months in four languages', () => {
    for (const names of Object.values(monthNames)) expect(new Set(names).size).toBe(13);
  });
});
