import { describe, expect, it } from 'vitest';
import { addDays, isDay, isWorkingDay, nthDay, nthWorkingDay, toEthiopian } from './calendar.ts';

describe('days of the newsroom', () => {
  it.each([
    ['2016-09-01', 2008, 12, 26],
    ['2025-01-13', 2017, 5, 5],
    ['2027-09-12', 2020, 1, 1],
    ['2027-09-11', 2019, 13, 6],
  ])('%s has an Ethiopian date', (day, year, month, ofMonth) => {
    expect(toEthiopian(day)).toEqual({ year, month, day: ofMonth });
  });

  it('have the same date as the platform’s Ethiopian calendar', () => {
    const format = new Intl.DateTimeFormat('en-u-ca-ethiopic', { dateStyle: 'short', timeZone: 'UTC' });
    for (let day = '2024-01-01'; day < '2032-01-01'; day = addDays(day, 1)) {
      const { year, month, day: ofMonth } = toEthiopian(day);
      expect(format.format(new Date(day))).toContain(`${month}/${ofMonth}/${year}`);
    }
  });

  it('are counted from the day of printing, without weekends for working days', () => {
    expect(nthDay('2026-11-25', 16)).toBe('2026-12-10');
    expect(nthWorkingDay('2024-11-25', 10)).toBe('2024-12-06');
  });

  it('are not counted over a holiday, which offices count differently', () => {
    expect(nthWorkingDay('2026-12-30', 10)).toBeNull();
    expect(isWorkingDay('2027-01-07')).toBe(false);
  });

  it.each(['2026-02-30', '2026-13-01', '25/11/2026', null])('refuse %s', (text) => {
    expect(isDay(text)).toBe(false);
  });
});
