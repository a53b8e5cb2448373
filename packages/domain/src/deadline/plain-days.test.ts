import { describe, expect, it } from 'vitest';
import { outcomeOf, readCases, terms } from './deadline.fixtures.ts';
import { resolveDeadline } from './index.ts';

const table = `
  2026-11-25             | plain 20  | -     | -   | -     | 2026-12-14 end   | -              | twenty consecutive days from a Wednesday
  2026-11-25             | plain 1   | -     | -   | -     | 2026-11-25 end   | -              | one day is the day of publication
  2026-11-29             | plain 1   | -     | -   | -     | 2026-11-29 end   | -              | one day of a Sunday's paper is that Sunday
  2026-11-28             | plain 2   | -     | -   | -     | 2026-11-29 end   | -              | two days from a Saturday end on Sunday
  2026-11-23             | plain 7   | -     | -   | -     | 2026-11-29 end   | -              | seven days from a Monday end on Sunday
  2026-11-23             | plain 7   | -     | -   | moves | 2026-11-30 end   | 1sun           | seven days from a Monday end on Sunday and move to Monday
  2026-11-23             | plain 6   | -     | -   | moves | 2026-11-30 end   | 1sat 1sun      | six days from a Monday end on Saturday and move to Monday
  2026-11-23             | plain 6   | -     | sat | moves | 2026-11-28 end   | -              | six days from a Monday stay on a Saturday that counts
  2026-11-23             | plain 5   | -     | -   | moves | 2026-11-27 end   | -              | five days from a Monday have no need to move
  2026-11-23             | plain 7   | -     | sat | moves | 2026-11-30 end   | 1sun           | seven days, with Saturdays, move from Sunday to Monday
  2025-12-30             | plain 10  | -     | -   | -     | 2026-01-08 end   | -              | Saturdays and holidays within it are counted
  2025-12-30             | plain 9   | -     | -   | -     | 2026-01-07 end   | -              | ends on Gena and stays there
  2025-12-30             | plain 9   | -     | -   | moves | 2026-01-08 end   | 1hol           | ends on Gena and moves to the next day
  2026-04-01             | plain 10  | -     | -   | moves | 2026-04-13 end   | 1sat 1sun 1hol | ends on Good Friday and moves over the weekend
  2026-04-01             | plain 10  | -     | sat | moves | 2026-04-11 end   | 1hol           | ends on Good Friday and moves to Saturday that counts
  2026-04-01             | plain 12  | -     | -   | moves | 2026-04-13 end   | 1sun           | ends on Easter and moves to Monday
  2027-04-21             | plain 10  | -     | -   | moves | 2027-05-03 end   | 1sat 1sun 1hol | moves over Good Friday, Labour Day and Easter 2027
  2027-04-21             | plain 10  | -     | sat | moves | 2027-05-03 end   | 1sun 2hol      | moves over Good Friday, Labour Day and Easter 2027, with Saturdays
  2025-04-12             | plain 20  | -     | -   | moves | 2025-05-02 end   | 1hol           | ends on Labour Day and moves
  2026-08-29             | plain 14  | -     | -   | moves | 2026-09-14 end   | 1sat 1sun 1hol | ends on Enkutatash, a Friday, and moves to Monday
  2026-08-29             | plain 14  | -     | sat | moves | 2026-09-12 end   | 1hol           | ends on Enkutatash, a Friday, and moves to Saturday that counts
  2027-08-23             | plain 21  | -     | -   | moves | 2027-09-13 end   | 1sun           | ends on Enkutatash, a Sunday, and moves to Monday
  2026-08-07             | plain 30  | -     | -   | -     | 2026-09-05 end   | -              | thirty days from 1 Nehasse end on 30 Nehasse
  2026-08-07             | plain 35  | -     | -   | -     | 2026-09-10 end   | -              | thirty-five days from 1 Nehasse end on the fifth of Pagume
  2026-08-07             | plain 36  | -     | -   | -     | 2026-09-11 end   | -              | thirty-six days from 1 Nehasse 2018 end on Enkutatash
  2027-08-07             | plain 36  | -     | -   | -     | 2027-09-11 end   | -              | thirty-six days from 1 Nehasse 2019 end on the sixth of Pagume
  2027-08-07             | plain 37  | -     | -   | -     | 2027-09-12 end   | -              | thirty-seven days from 1 Nehasse 2019 end on Enkutatash
  2027-09-11             | plain 15  | -     | -   | -     | 2027-09-25 end   | -              | from the sixth of Pagume
  2026-09-10             | plain 15  | -     | -   | -     | 2026-09-24 end   | -              | from the fifth of Pagume
  2028-02-20             | plain 15  | -     | -   | -     | 2028-03-05 end   | -              | over 29 February 2028
  2027-02-20             | plain 15  | -     | -   | -     | 2027-03-06 end   | -              | over the end of February 2027
  2028-02-15             | plain 15  | -     | -   | -     | 2028-02-29 end   | -              | ends on 29 February 2028
  2028-01-06             | plain 15  | -     | -   | moves | 2028-01-21 end   | 1hol           | ends on Timkat, 20 January 2028, and moves
  2028-01-06             | plain 14  | -     | -   | moves | 2028-01-19 end   | -              | 19 January 2028 is no Timkat: it stays
  2027-09-14             | plain 15  | -     | -   | moves | 2027-09-29 end   | 1hol           | ends on Meskel, 28 September 2027, and moves
  2026-05-14             | plain 15  | -     | -   | moves | 2026-05-28 end   | -              | ends on 28 May, which is worked
  2026-05-13             | plain 15  | -     | -   | moves | 2026-05-28 end   | 1hol           | ends on Eid al-Adha, a Wednesday, and moves
  2025-08-22             | plain 15  | -     | -   | moves | 2025-09-08 end   | 1sat 1sun 1hol | ends on Mawlid, a Friday, and moves to Monday
  2026-11-01, 2026-11-08 | plain 20  | -     | -   | -     | 2026-11-20 end   | -              | printed twice: the first day counts
  2026-01-01             | plain 365 | -     | -   | -     | 2026-12-31 end   | -              | 365 days from the first of January
  2028-01-01             | plain 365 | -     | -   | -     | 2028-12-30 end   | -              | 365 days over a leap day
  2026-11-25             | plain 16  | 10:00 | -   | -     | 2026-12-10 10:00 | -              | until 4:00 in the morning of the 16th day, 10:00
  2026-11-23             | plain 7   | 14:00 | -   | moves | 2026-11-30 14:00 | 1sun           | the hour moves with the day
`;

describe('plain days, the day of publication being the first', () => {
  it.each(readCases(table))('$title', (given) => expect(outcomeOf(given.terms)).toEqual(given.outcome));

  it('are likely and shown with "about"', () => {
    const count = resolveDeadline(terms({ rule: { kind: 'plain-days', count: 20 } }));
    expect(count).toMatchObject({
      value: {
        working: {
          days: 20,
          firstDay: '2026-11-25',
          lastDay: '2026-12-14',
          skipped: [],
          confidence: 'likely',
          isApproximate: true,
        },
      },
    });
  });
});
