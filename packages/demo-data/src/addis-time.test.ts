import { describe, expect, it } from 'vitest';
import {
  addisDay,
  addWorkingDays,
  atAddis,
  budgetYear,
  ethiopianDate,
  isoDate,
  weekdayOf,
  workingDayFrom,
} from './addis-time.ts';

const dayOf = (isoDay: string) => addisDay(new Date(`${isoDay}T09:00:00Z`));

describe('days in Addis Ababa', () => {
  it('begins the day three hours before UTC does', () => {
    expect(isoDate(addisDay(new Date('2026-11-20T20:59:59Z')))).toBe('2026-11-20');
    expect(isoDate(addisDay(new Date('2026-11-20T21:00:00Z')))).toBe('2026-11-21');
  });

  it('puts a local hour at its instant', () => {
    expect(atAddis(dayOf('2026-11-20'), 10, 30).toISOString()).toBe('2026-11-20T07:30:00.000Z');
  });

  it('knows the weekday', () => {
    expect(weekdayOf(dayOf('2026-11-22'))).toBe(0);
    expect(weekdayOf(dayOf('2026-11-28'))).toBe(6);
  });

  it('skips weekends when it counts working days', () => {
    expect(isoDate(addWorkingDays(dayOf('2026-11-20'), 1))).toBe('2026-11-23');
    expect(isoDate(addWorkingDays(dayOf('2026-11-20'), 10))).toBe('2026-12-04');
    expect(isoDate(workingDayFrom(dayOf('2026-11-21')))).toBe('2026-11-23');
  });
});

describe('ethiopianDate', () => {
  it.each([
    ['2026-09-10', 2018, 13, 5],
    ['2026-09-11', 2019, 1, 1],
    ['2027-09-11', 2019, 13, 6],
    ['2027-09-12', 2020, 1, 1],
    ['2016-09-01', 2008, 12, 26],
  ])('turns %s into the day %i-%i-%i', (gregorian, year, month, day) => {
    expect(ethiopianDate(dayOf(gregorian))).toEqual({ year, month, day });
  });

  it('agrees with the calendar of the platform on every day of forty years', () => {
    const platform = new Intl.DateTimeFormat('en-u-ca-ethiopic-nu-latn', { dateStyle: 'short', timeZone: 'UTC' });
    const first = dayOf('2000-01-01');
    for (let day = first; day < first + 40 * 366; day += 1) {
      const { year, month, day: date } = ethiopianDate(day);
      expect(platform.format(new Date(`${isoDate(day)}T00:00:00Z`))).toContain(`${month}/${date}/${year}`);
    }
  });
});

describe('budgetYear', () => {
  it('changes on 1 Hamle, the eighth of July', () => {
    expect(budgetYear(dayOf('2026-07-07'))).toBe(2018);
    expect(budgetYear(dayOf('2026-07-08'))).toBe(2019);
    expect(budgetYear(dayOf('2026-09-11'))).toBe(2019);
  });
});
