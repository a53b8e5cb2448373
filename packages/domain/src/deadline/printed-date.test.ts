import { describe, expect, it } from 'vitest';
import { outcomeOf, readCases, terms } from './deadline.fixtures.ts';
import { resolveDeadline } from './index.ts';

const table = `
  2026-11-25             | date 2026-12-10 | 10:30 | -   | -     | 2026-12-10 10:30 | -              | a day with an hour
  2026-11-25             | date 2026-12-10 | 14:30 | -   | -     | 2026-12-10 14:30 | -              | 8:30 in the afternoon is 14:30
  2026-11-25             | date 2026-12-10 | -     | -   | -     | 2026-12-10 end   | -              | without an hour it is open all day
  2026-11-25             | date 2026-12-10 | 00:00 | -   | -     | 2026-12-10 00:00 | -              | midnight begins the day
  2026-11-25             | date 2026-12-10 | 23:59 | -   | -     | 2026-12-10 23:59 | -              | a minute before midnight
  2026-11-25             | date 2026-11-25 | 17:00 | -   | -     | 2026-11-25 17:00 | -              | the day of publication itself
  2026-11-25             | date 2026-11-25 | -     | -   | -     | 2026-11-25 end   | -              | the day of publication, without an hour
  2026-11-25             | date 2026-12-06 | 10:00 | -   | -     | 2026-12-06 10:00 | -              | a Sunday is believed as it is printed
  2025-12-15             | date 2026-01-07 | 10:00 | -   | -     | 2026-01-07 10:00 | -              | a holiday is believed as it is printed
  2026-11-25             | date 2026-12-06 | 10:00 | -   | moves | 2026-12-07 10:00 | 1sun           | a Sunday moves where the notice says so
  2026-11-25             | date 2026-12-05 | 10:00 | -   | moves | 2026-12-07 10:00 | 1sat 1sun      | a Saturday moves where the notice says so
  2026-11-25             | date 2026-12-05 | 10:00 | sat | moves | 2026-12-05 10:00 | -              | a Saturday that counts stays
  2025-12-15             | date 2026-01-07 | 10:00 | -   | moves | 2026-01-08 10:00 | 1hol           | Gena moves where the notice says so
  2025-03-31             | date 2025-04-18 | 10:00 | -   | moves | 2025-04-21 10:00 | 1sat 1sun 1hol | Good Friday moves over Easter
  2025-03-31             | date 2025-04-18 | 10:00 | sat | moves | 2025-04-19 10:00 | 1hol           | Good Friday moves to a Saturday that counts
  2026-11-25             | date 2026-12-10 | 10:00 | -   | moves | 2026-12-10 10:00 | -              | a working day with that clause stays certain
  2016-08-10             | date 2016-09-01 | 10:00 | -   | -     | 2016-09-01 10:00 | -              | 26 Nehasse 2008, read as an Ethiopian date
  2024-12-20             | date 2025-01-13 | 09:30 | -   | -     | 2025-01-13 09:30 | -              | 05/05/2017 at 3:30, by the Ethiopian calendar and clock
  2026-08-07             | date 2026-09-10 | 11:00 | -   | -     | 2026-09-10 11:00 | -              | the fifth of Pagume
  2027-08-07             | date 2027-09-11 | 11:00 | -   | -     | 2027-09-11 11:00 | -              | the sixth of Pagume
  2027-08-07             | date 2027-09-12 | 11:00 | -   | moves | 2027-09-13 11:00 | 1sun           | Enkutatash after six days of Pagume moves to Monday
  2028-02-01             | date 2028-02-29 | 16:00 | -   | -     | 2028-02-29 16:00 | -              | 29 February
  2026-11-25, 2026-12-14 | date 2026-12-10 | 10:00 | -   | -     | 2026-12-10 10:00 | -              | a reprint after the closing
  2026-01-01             | date 2028-01-01 | 10:00 | -   | -     | 2028-01-01 10:00 | -              | two years ahead, the most that is believed
  2026-12-28             | date 2027-01-04 | 10:00 | -   | -     | 2027-01-04 10:00 | -              | over the turn of the year
`;

const rule = { kind: 'printed-date', date: '2026-12-05' } as const;
const time = { hour: 10, minute: 0 };

describe('a printed date', () => {
  it.each(readCases(table))('$title', (given) => expect(outcomeOf(given.terms)).toEqual(given.outcome));

  it.each([
    ['with an hour is certain', { time }, 'certain', false],
    ['without an hour is likely, and its day exact', {}, 'likely', false],
    ['that was moved is likely, and about', { time, movesToWorkingDay: true }, 'likely', true],
  ] as const)('%s', (_, given, confidence, isApproximate) => {
    const printed = resolveDeadline(terms({ rule, ...given }));
    expect(printed).toMatchObject({ value: { working: { confidence, isApproximate } } });
  });

  it('is stored as plain data, with the words of the notice', () => {
    const printed = resolveDeadline(terms({ rule, time, originalWords: 'እስከ 26/03/2019 ዓ.ም. ከረፋዱ 4:00 ሰዓት' }));
    const working = printed.ok && printed.value.working;
    expect(JSON.parse(JSON.stringify(working))).toEqual({
      rule: 'printed-date',
      days: null,
      firstDay: null,
      lastDay: '2026-12-05',
      time: { hour: 10, minute: 0 },
      workingWeek: 'monday-to-friday',
      movesToWorkingDay: false,
      skipped: [],
      confidence: 'certain',
      isApproximate: false,
      originalWords: 'እስከ 26/03/2019 ዓ.ም. ከረፋዱ 4:00 ሰዓት',
    });
  });
});
