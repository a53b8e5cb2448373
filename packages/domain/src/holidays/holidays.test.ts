import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../ethiopian-calendar/index.ts';
import { orthodoxEaster, publicHolidays } from './index.ts';

const dayMs = 86_400_000;

const datesOf = (slug: string, years: readonly number[]): string[] =>
  years.flatMap((year) => publicHolidays(year).flatMap((holiday) => (holiday.slug === slug ? [holiday.date] : [])));

describe('Easter', () => {
  it.each([
    [2016, '2024-05-05'],
    [2017, '2025-04-20'],
    [2018, '2026-04-12'],
    [2019, '2027-05-02'],
    [2020, '2028-04-16'],
    [2021, '2029-04-08'],
    [2008, '2016-05-01'],
    [2002, '2010-04-04'],
    [2005, '2013-05-05'],
  ])('of %i is %s', (year, date) => expect(orthodoxEaster(year)).toBe(date));

  it('falls from 1900 to 2099 on the Sunday of the Julian calculation', () => {
    for (let year = 1900; year <= 2099; year++) {
      const moon = (19 * (year % 19) + 15) % 30;
      const days = moon + ((2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7) + 114;
      const julian = `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}` as const;
      // The difference between the calendars has been 13 days since March 1900.
      expect(orthodoxEaster(year - 8)).toBe(addDays(julian as `${number}-${number}-${number}`, 13));
      expect(weekdayOf(orthodoxEaster(year - 8))).toBe(0);
    }
  });
});

describe('holidays with a fixed date', () => {
  it.each([
    ['enkutatash', '2023-09-12 2024-09-11 2025-09-11 2026-09-11 2027-09-12'],
    ['meskel', '2023-09-28 2024-09-27 2025-09-27 2026-09-27 2027-09-28'],
    ['genna', '2024-01-07 2025-01-07 2026-01-07 2027-01-07 2028-01-07'],
    ['timket', '2024-01-20 2025-01-19 2026-01-19 2027-01-19 2028-01-20'],
    ['adwa', '2024-03-02 2025-03-02 2026-03-02 2027-03-02 2028-03-02'],
    ['siklet', '2024-05-03 2025-04-18 2026-04-10 2027-04-30 2028-04-14'],
    ['labour-day', '2024-05-01 2025-05-01 2026-05-01 2027-05-01 2028-05-01'],
    ['patriots-day', '2024-05-05 2025-05-05 2026-05-05 2027-05-05 2028-05-05'],
  ])('place %s in 2016 to 2020 on %s', (slug, dates) => {
    expect(datesOf(slug, [2016, 2017, 2018, 2019, 2020])).toEqual(dates.split(' '));
  });

  it('keep their Gregorian days from 1992 to 2098', () => {
    for (let year = 1985; year <= 2090; year++) {
      const dates = publicHolidays(year).map(({ date }) => date.slice(5));
      expect(dates).toEqual(expect.arrayContaining(['01-07', '03-02', '05-01', '05-05']));
    }
  });
});

describe('holidays by the moon', () => {
  const inIntl = (calendar: string, monthAndDay: string, fromYear: number, toYear: number): string[] => {
    const intl = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
    const dates: string[] = [];
    for (let time = Date.UTC(fromYear, 8, 12); time < Date.UTC(toYear, 8, 11); time += dayMs)
      if (intl.format(time) === monthAndDay) dates.push(new Date(time).toISOString().slice(0, 10));
    return dates;
  };
  const years = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

  it.each([
    ['eid-al-fitr', '10/1'],
    ['eid-al-adha', '12/10'],
    ['mawlid', '3/12'],
  ])('agree for %s with Intl for a hundred years', (slug, monthAndDay) => {
    const expected = inIntl('islamic-tbla', monthAndDay, 1963, 2063);
    expect(datesOf(slug, years(1956, 2056))).toEqual(expected);
    expect(expected.length).toBeGreaterThan(102);
  });

  it.each([
    ['eid-al-fitr', '2023-04-21 2024-04-10 2025-03-30 2026-03-20 2027-03-09'],
    ['eid-al-adha', '2023-06-28 2024-06-16 2025-06-06 2026-05-27 2027-05-16'],
    ['mawlid', '2022-10-08 2023-09-27 2024-09-15 2025-09-05 2026-08-25 2027-08-14'],
  ])('for %s differ by at most a day from the announced or expected date', (slug, announced) => {
    const dates = datesOf(slug, [2015, 2016, 2017, 2018, 2019]);
    const days = announced
      .split(' ')
      .map((date, index) => Math.abs(Date.parse(date) - Date.parse(dates[index] ?? '')) / dayMs);
    expect(days.filter((each) => each > 1)).toEqual([]);
  });

  it('come twice in an Ethiopian year that begins with one', () => {
    expect(datesOf('mawlid', [2017])).toEqual(['2024-09-15', '2025-09-04']);
    expect(datesOf('mawlid', [2016, 2018])).toEqual(['2023-09-26', '2026-08-25']);
  });
});

describe('the holidays of a year', () => {
  it('are twelve, in order, and marked if they may be a day off', () => {
    const holidays = publicHolidays(2019);
    expect(holidays).toHaveLength(12);
    expect(holidays.map(({ date }) => date)).toEqual(holidays.map(({ date }) => date).toSorted());
    const moonDependent = holidays.filter(({ isMoonDependent }) => isMoonDependent);
    expect(moonDependent.map(({ slug }) => slug)).toEqual(['eid-al-fitr', 'eid-al-adha', 'mawlid']);
  });

  it('are named in both languages, each once', () => {
    for (const { names } of publicHolidays(2019)) {
      expect(names.en).toMatch(/^[A-Z][\p{L}' -]+$/u);
      expect(names.am).toMatch(/^[\p{Script=Ethiopic} ()]+$/u);
    }
    expect(new Set(publicHolidays(2019).map(({ slug }) => slug)).size).toBe(12);
  });

  it('leave out the days on which offices are open: 28 May, Martyrs’ Day and the day of nations', () => {
    const dates = [2017, 2018, 2019, 2020].flatMap(publicHolidays).map(({ date }) => date.slice(5));
    for (const worked of ['05-28', '02-19', '02-20', '12-08', '12-09']) expect(dates).not.toContain(worked);
  });

  it('lie within that year', () => {
    for (let year = 1990; year <= 2060; year++) {
      const [first, ...rest] = publicHolidays(year);
      expect(first?.slug).toBe('enkutatash');
      for (const { date } of rest) expect(daysBetween(first?.date ?? date, date)).toBeLessThan(366);
    }
  });
});
