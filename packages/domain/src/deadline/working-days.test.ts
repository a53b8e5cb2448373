import { describe, expect, it } from 'vitest';
import { outcomeOf, readCases, terms } from './deadline.fixtures.ts';
import { resolveDeadline } from './index.ts';

/**
 * The first three results were printed in newspapers; the others were counted by another program, with a hand-written
 * calendar.
 */
const table = `
  2024-11-25             | working 10  | -     | -   | -     | 2024-12-06 end   | 1sat 1sun         | a lease in Bekur: the tenth day is printed as 27 Hedar
  2024-11-25             | working 11  | -     | -   | -     | 2024-12-09 end   | 2sat 2sun         | the same lease opens on its eleventh day, printed as 30 Hedar
  2025-08-07             | working 7   | -     | sat | -     | 2025-08-14 end   | 1sun              | a private firm prints the seventh day: its Saturday counts
  2025-08-07             | working 7   | -     | -   | -     | 2025-08-15 end   | 1sat 1sun         | the private firm's seventh day, had its Saturday not counted
  2024-11-25             | working 10  | 10:30 | -   | -     | 2024-12-06 10:30 | 1sat 1sun         | ten days that close at 4:30 in the morning, 10:30
  2026-11-23             | working 1   | -     | -   | -     | 2026-11-23 end   | -                 | one day from a Monday is that Monday
  2026-11-27             | working 1   | -     | -   | -     | 2026-11-27 end   | -                 | one day from a Friday is that Friday
  2026-11-27             | working 2   | -     | -   | -     | 2026-11-30 end   | 1sat 1sun         | two days from a Friday end on Monday
  2026-11-27             | working 2   | -     | sat | -     | 2026-11-28 end   | -                 | two days from a Friday end on a Saturday that counts
  2026-11-27             | working 3   | -     | sat | -     | 2026-11-30 end   | 1sun              | three days from a Friday end on Monday when Saturday counts
  2026-11-23             | working 5   | -     | -   | -     | 2026-11-27 end   | -                 | five days from a Monday end on Friday
  2026-11-23             | working 6   | -     | -   | -     | 2026-11-30 end   | 1sat 1sun         | six days from a Monday end on the next Monday
  2026-11-23             | working 6   | -     | sat | -     | 2026-11-28 end   | -                 | six days from a Monday end on a Saturday that counts
  2026-11-23             | working 7   | -     | sat | -     | 2026-11-30 end   | 1sun              | seven days from a Monday, with Saturdays, end on the next Monday
  2026-11-25             | working 15  | -     | -   | -     | 2026-12-15 end   | 3sat 3sun         | fifteen days from a Wednesday
  2026-11-25             | working 15  | -     | sat | -     | 2026-12-11 end   | 2sun              | fifteen days from a Wednesday, with Saturdays
  2026-10-06             | working 20  | -     | -   | -     | 2026-11-02 end   | 4sat 4sun         | twenty days from a Tuesday
  2026-10-08             | working 30  | -     | -   | -     | 2026-11-18 end   | 6sat 6sun         | thirty days from a Thursday
  2026-11-28             | working 1   | -     | -   | -     | 2026-11-30 end   | 1sat 1sun         | printed on a Saturday: Monday is the first day
  2026-11-28             | working 1   | -     | sat | -     | 2026-11-28 end   | -                 | printed on a Saturday that counts: it is the first day
  2026-11-29             | working 1   | -     | -   | -     | 2026-11-30 end   | 1sun              | printed on a Sunday: Monday is the first day
  2026-11-29             | working 1   | -     | sat | -     | 2026-11-30 end   | 1sun              | printed on a Sunday, with Saturdays: Monday is the first day
  2026-11-29             | working 10  | -     | -   | -     | 2026-12-11 end   | 1sat 2sun         | ten days of a Sunday's paper
  2026-11-28             | working 10  | -     | -   | -     | 2026-12-11 end   | 2sat 2sun         | ten days of a Saturday's paper
  2027-01-07             | working 1   | -     | -   | -     | 2027-01-08 end   | 1hol              | printed on Gena, a Thursday: Friday is the first day
  2026-04-10             | working 1   | -     | -   | -     | 2026-04-13 end   | 1sat 1sun 1hol    | printed on Good Friday 2026: Monday is the first day
  2026-04-10             | working 1   | -     | sat | -     | 2026-04-11 end   | 1hol              | printed on Good Friday 2026, with Saturdays: Saturday is the first day
  2026-09-11             | working 1   | -     | -   | -     | 2026-09-14 end   | 1sat 1sun 1hol    | printed on Enkutatash 2019, a Friday: Monday is the first day
  2027-01-02             | working 10  | -     | -   | -     | 2027-01-18 end   | 3sat 3sun 1hol    | over Gena, on a Thursday
  2027-01-05             | working 15  | -     | -   | -     | 2027-01-27 end   | 3sat 3sun 2hol    | over Gena and Timkat
  2027-01-05             | working 15  | -     | sat | -     | 2027-01-23 end   | 2sun 2hol         | over Gena and Timkat, with Saturdays
  2024-01-04             | working 10  | -     | -   | -     | 2024-01-17 end   | 2sat 2sun         | over Gena on Sunday, 28 Tahsas, after a leap year: the Monday is worked
  2024-01-13             | working 10  | -     | -   | -     | 2024-01-26 end   | 2sat 2sun         | over Timkat on Saturday, 20 January, after a leap year
  2024-01-13             | working 10  | -     | sat | -     | 2024-01-25 end   | 2sun 1hol         | over Timkat on that Saturday, with Saturdays
  2026-02-25             | working 10  | -     | -   | -     | 2026-03-11 end   | 2sat 2sun 1hol    | over Adwa on a Monday
  2025-02-26             | working 10  | -     | -   | -     | 2025-03-11 end   | 2sat 2sun         | over Adwa on a Sunday, which takes no day away
  2024-02-26             | working 10  | -     | -   | -     | 2024-03-08 end   | 1sat 1sun         | over Adwa on a Saturday, which takes no day away
  2024-02-26             | working 10  | -     | sat | -     | 2024-03-08 end   | 1sun 1hol         | over Adwa on a Saturday that counts
  2025-09-22             | working 10  | -     | -   | -     | 2025-10-03 end   | 1sat 1sun         | over Meskel on a Saturday
  2025-09-22             | working 10  | -     | sat | -     | 2025-10-03 end   | 1sun 1hol         | over Meskel on a Saturday that counts
  2026-09-21             | working 10  | -     | -   | -     | 2026-10-02 end   | 1sat 1sun         | over Meskel on a Sunday
  2025-04-14             | working 20  | -     | -   | -     | 2025-05-14 end   | 4sat 4sun 3hol    | over Easter 2025, Labour Day and Patriots' Victory Day
  2025-04-14             | working 20  | -     | sat | -     | 2025-05-09 end   | 3sun 3hol         | over Easter 2025, Labour Day and Patriots' Victory Day, with Saturdays
  2027-04-26             | working 10  | -     | -   | -     | 2027-05-11 end   | 2sat 2sun 2hol    | over Good Friday and Labour Day 2027, on neighbouring days
  2027-04-26             | working 10  | -     | sat | -     | 2027-05-10 end   | 2sun 3hol         | over Good Friday and Labour Day 2027, with Saturdays
  2024-04-29             | working 10  | -     | -   | -     | 2024-05-14 end   | 2sat 2sun 2hol    | over Easter and Patriots' Victory Day on one Sunday
  2024-04-30             | working 5   | -     | -   | -     | 2024-05-08 end   | 1sat 1sun 2hol    | over Labour Day and Good Friday 2024
  2024-04-08             | working 7   | -     | -   | -     | 2024-04-17 end   | 1sat 1sun 1hol    | over Eid al-Fitr on a Wednesday
  2027-03-05             | working 7   | -     | -   | -     | 2027-03-16 end   | 2sat 2sun 1hol    | over Eid al-Fitr on a Tuesday
  2025-06-02             | working 7   | -     | -   | -     | 2025-06-11 end   | 1sat 1sun 1hol    | over Eid al-Adha on a Friday
  2025-06-02             | working 7   | -     | sat | -     | 2025-06-10 end   | 1sun 1hol         | over Eid al-Adha on a Friday, with Saturdays
  2025-09-01             | working 10  | -     | -   | -     | 2025-09-16 end   | 2sat 2sun 2hol    | over Mawlid, a week before the new year
  2026-01-01             | working 4   | -     | -   | -     | 2026-01-06 end   | 1sat 1sun         | ends on the day before a holiday
  2026-01-01             | working 5   | -     | -   | -     | 2026-01-08 end   | 1sat 1sun 1hol    | would end on a holiday and ends on the day after
  2026-05-25             | working 5   | -     | -   | -     | 2026-06-01 end   | 1sat 1sun 1hol    | 28 May is worked: the fall of the Derg is no holiday
  2026-12-07             | working 5   | -     | -   | -     | 2026-12-11 end   | -                 | 9 December is worked: offices are open for the day of nations
  2026-09-06             | working 5   | -     | -   | -     | 2026-09-14 end   | 1sat 2sun 1hol    | through Pagume of five days and Enkutatash
  2026-09-06             | working 5   | -     | sat | -     | 2026-09-12 end   | 1sun 1hol         | through Pagume of five days, with Saturdays
  2027-09-06             | working 5   | -     | -   | -     | 2027-09-10 end   | -                 | through Pagume of six days, with Enkutatash on 12 September
  2027-09-06             | working 5   | -     | sat | -     | 2027-09-10 end   | -                 | through Pagume of six days, with Saturdays
  2027-09-11             | working 1   | -     | -   | -     | 2027-09-13 end   | 1sat 1sun         | from 6 Pagume 2019, a Saturday
  2027-09-11             | working 2   | -     | sat | -     | 2027-09-13 end   | 1sun              | from 6 Pagume 2019, a Saturday that counts
  2026-09-10             | working 2   | -     | -   | -     | 2026-09-14 end   | 1sat 1sun 1hol    | from 5 Pagume 2018, a Thursday, over Enkutatash
  2025-09-05             | working 10  | -     | -   | -     | 2025-09-22 end   | 3sat 3sun 2hol    | from 30 Nehasse 2017, over Mawlid on its last day and Enkutatash
  2025-12-29             | working 5   | -     | -   | -     | 2026-01-02 end   | -                 | over the new year of other calendars, which is worked here
  2028-02-25             | working 3   | -     | -   | -     | 2028-02-29 end   | 1sat 1sun         | over 29 February 2028, a Tuesday
  2027-02-26             | working 2   | -     | -   | -     | 2027-03-01 end   | 1sat 1sun         | over the end of February 2027
  2028-02-28             | working 5   | -     | -   | -     | 2028-03-06 end   | 1sat 1sun 1hol    | over Adwa in a leap year
  2026-11-23, 2026-11-26 | working 10  | -     | -   | -     | 2026-12-04 end   | 1sat 1sun         | printed twice: the first day counts
  2026-11-26, 2026-11-23 | working 10  | -     | -   | -     | 2026-12-04 end   | 1sat 1sun         | printed twice, the later named first
  2026-11-29, 2026-11-30 | working 3   | -     | -   | -     | 2026-12-02 end   | 1sun              | printed on Sunday and again on Monday
  2026-01-01             | working 5   | -     | -   | moves | 2026-01-08 end   | 1sat 1sun 1hol    | the clause of the next working day changes nothing
  2026-09-14             | working 90  | -     | -   | -     | 2027-01-18 end   | 18sat 18sun 1hol  | ninety days
  2025-01-01             | working 365 | -     | -   | -     | 2026-06-16 end   | 76sat 76sun 15hol | 365 days, the most that is believed
  2026-11-25             | working 15  | 14:30 | -   | -     | 2026-12-15 14:30 | 3sat 3sun         | at 8:30 in the afternoon, 14:30
`;

describe('working days, the day of publication being the first', () => {
  it.each(readCases(table))('$title', (given) => expect(outcomeOf(given.terms)).toEqual(given.outcome));

  it('record the skipped days and the reason', () => {
    const count = resolveDeadline(terms({ publishedOn: ['2026-01-03'], rule: { kind: 'working-days', count: 3 } }));
    expect(count).toMatchObject({
      value: {
        working: {
          rule: 'working-days',
          days: 3,
          firstDay: '2026-01-05',
          lastDay: '2026-01-08',
          skipped: [
            { date: '2026-01-03', why: 'saturday' },
            { date: '2026-01-04', why: 'sunday' },
            { date: '2026-01-07', why: 'holiday' },
          ],
          confidence: 'likely',
          isApproximate: true,
        },
      },
    });
  });
});
