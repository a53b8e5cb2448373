import { describe, expect, it } from 'vitest';
import { outcomeOf, readCases, terms } from './deadline.fixtures.ts';
import { resolveDeadline } from './index.ts';

const table = `
  2026-11-25                         | none | - | - | - | 2027-01-24 end | - | sixty days after its only printing
  2026-11-25, 2026-11-20, 2026-12-02 | none | - | - | - | 2027-01-31 end | - | sixty days after the last of three printings
  2026-08-07                         | none | - | - | - | 2026-10-06 end | - | through Pagume of five days
  2027-08-07                         | none | - | - | - | 2027-10-06 end | - | through Pagume of six days
  2028-01-15                         | none | - | - | - | 2028-03-15 end | - | over a leap day
  2027-01-15                         | none | - | - | - | 2027-03-16 end | - | over the end of February
  2026-10-28                         | none | - | - | - | 2026-12-27 end | - | on a Sunday, and stays there
  2025-11-08                         | none | - | - | - | 2026-01-07 end | - | on Gena, and stays there
`;

describe('a notice without any deadline closes', () => {
  it.each(readCases(table))('$title', (given) => expect(outcomeOf(given.terms)).toEqual(given.outcome));

  it('as estimated', () => {
    expect(resolveDeadline(terms({ rule: { kind: 'none' } }))).toMatchObject({
      value: {
        working: { days: 60, firstDay: '2026-11-25', time: null, confidence: 'estimated', isApproximate: true },
      },
    });
  });
});

describe('an impossible deadline is refused', () => {
  const date = (day: `${number}-${number}-${number}`) => ({ rule: { kind: 'printed-date', date: day } }) as const;
  const count = (days: number) => ({ rule: { kind: 'working-days', count: days } }) as const;

  it.each([
    ['no day of printing', { publishedOn: [] }, 'no-printing'],
    ['a printing on 30 February', { publishedOn: ['2026-02-30'] }, 'no-such-day'],
    ['a second printing on 29 February of a common year', { publishedOn: ['2026-02-20', '2026-02-29'] }, 'no-such-day'],
    ['a date that is none', { publishedOn: ['2026-1-1'] }, 'no-such-day'],
    ['a printing in an Ethiopian year', { publishedOn: ['1919-03-16'] }, 'beyond-calendar'],
    ['a printing in the year 9999', { publishedOn: ['9999-12-31'] }, 'beyond-calendar'],
    ['a closing on 31 November', date('2026-11-31'), 'no-such-day'],
    ['a closing in the year 1', date('0001-01-01'), 'beyond-calendar'],
    ['a closing before the printing', date('2026-11-24'), 'closes-before-printing'],
    ['a closing two years and a day later', date('2028-11-25'), 'closes-too-late'],
    ['no days', count(0), 'no-such-count'],
    ['days backwards', count(-10), 'no-such-count'],
    ['half a day', count(1.5), 'no-such-count'],
    ['more days than a year has', count(366), 'no-such-count'],
    ['endless days', count(Number.POSITIVE_INFINITY), 'no-such-count'],
    ['a number of days that is none', count(Number.NaN), 'no-such-count'],
    ['plain days backwards', { rule: { kind: 'plain-days', count: -1 } }, 'no-such-count'],
    ['the hour 24', { time: { hour: 24, minute: 0 } }, 'no-such-time'],
    ['the hour before midnight', { time: { hour: -1, minute: 0 } }, 'no-such-time'],
    ['the minute 60', { time: { hour: 10, minute: 60 } }, 'no-such-time'],
    ['half a minute', { time: { hour: 10, minute: 0.5 } }, 'no-such-time'],
    ['an hour that is none', { time: { hour: Number.NaN, minute: 0 } }, 'no-such-time'],
    ['a minute before the hour', { time: { hour: 10, minute: -1 } }, 'no-such-time'],
  ] as const)('%s', (_, given, error) => {
    expect(resolveDeadline(terms(given))).toEqual({ ok: false, error });
  });
});
