import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, dateInAddis } from '../ethiopian-calendar/index.ts';
import { holidays, terms } from './deadline.fixtures.ts';
import { type DeadlineRule, deadlineOfPrintings, type NoticeKind, type Printing } from './index.ts';

interface NamedPrinting extends Printing {
  name: string;
}

const date = (day: CalendarDate): DeadlineRule => ({ kind: 'printed-date', date: day });
const working = (count: number): DeadlineRule => ({ kind: 'working-days', count });
const none: DeadlineRule = { kind: 'none' };

function printing(kind: NoticeKind, publishedOn: CalendarDate, rule: DeadlineRule, hour?: number): NamedPrinting {
  const { workingWeek, movesToWorkingDay, originalWords } = terms();
  const time = hour === undefined ? null : { hour, minute: 0 };
  const name = `${kind} of ${publishedOn}`;
  return { name, kind, publishedOn, rule, time, workingWeek, movesToWorkingDay, originalWords };
}

const outcomeOf = (printings: readonly NamedPrinting[]) => {
  const deadline = deadlineOfPrintings(printings, holidays);
  return deadline.ok ? `${dateInAddis(deadline.value.closesAt)} by ${deadline.value.decidedBy.name}` : deadline.error;
};

const first = printing('tender', '2026-11-02', working(10));
const dated = printing('tender', '2026-11-02', date('2026-11-20'), 10);

const cases: readonly (readonly [title: string, printings: readonly NamedPrinting[], outcome: string])[] = [
  ['a single printing decides', [first], '2026-11-13 by tender of 2026-11-02'],
  [
    'the same count in another paper does not begin again',
    [first, printing('tender', '2026-11-04', working(10))],
    '2026-11-13 by tender of 2026-11-02',
  ],
  [
    'the same count after the first has run out begins again',
    [first, printing('tender', '2026-11-16', working(10))],
    '2026-11-27 by tender of 2026-11-16',
  ],
  [
    'another count is a correction',
    [first, printing('tender', '2026-11-04', working(15))],
    '2026-11-24 by tender of 2026-11-04',
  ],
  [
    'plain days after working days are a correction',
    [first, printing('tender', '2026-11-04', { kind: 'plain-days', count: 10 })],
    '2026-11-13 by tender of 2026-11-04',
  ],
  [
    'a printed date beats a count that was printed before',
    [first, printing('tender', '2026-11-04', date('2026-11-18'))],
    '2026-11-18 by tender of 2026-11-04',
  ],
  [
    'a printed date beats a count that is printed later',
    [dated, printing('tender', '2026-11-09', working(30))],
    '2026-11-20 by tender of 2026-11-02',
  ],
  [
    'a later printed date beats an earlier one',
    [dated, printing('tender', '2026-11-09', date('2026-11-25'))],
    '2026-11-25 by tender of 2026-11-09',
  ],
  [
    'the same date without its hour leaves the hour',
    [dated, printing('tender', '2026-11-09', date('2026-11-20'))],
    '2026-11-20 by tender of 2026-11-02',
  ],
  [
    'the same date with an hour brings the hour',
    [printing('tender', '2026-11-01', date('2026-11-20')), dated],
    '2026-11-20 by tender of 2026-11-02',
  ],
  [
    'a notice without a deadline beats none that has one',
    [first, printing('tender', '2026-11-20', none)],
    '2026-11-13 by tender of 2026-11-02',
  ],
  [
    'a notice without a deadline is beaten by a count',
    [printing('tender', '2026-10-30', none), first],
    '2026-11-13 by tender of 2026-11-02',
  ],
  [
    'without any deadline the last printing decides',
    [printing('tender', '2026-11-02', none), printing('corrigendum', '2026-11-12', none)],
    '2027-01-11 by corrigendum of 2026-11-12',
  ],
  [
    'an extension beats a printed date',
    [dated, printing('extension', '2026-11-18', date('2026-12-04'))],
    '2026-12-04 by extension of 2026-11-18',
  ],
  [
    'an extension by a count beats a printed date',
    [dated, printing('extension', '2026-11-18', working(5))],
    '2026-11-24 by extension of 2026-11-18',
  ],
  [
    'a late reprint does not undo an extension',
    [
      dated,
      printing('extension', '2026-11-10', date('2026-12-04')),
      printing('tender', '2026-11-12', date('2026-11-20')),
    ],
    '2026-12-04 by extension of 2026-11-10',
  ],
  [
    'the last of two extensions decides, be it the shorter one',
    [
      dated,
      printing('extension', '2026-11-10', date('2026-12-04')),
      printing('extension', '2026-11-12', date('2026-12-01')),
    ],
    '2026-12-01 by extension of 2026-11-12',
  ],
  [
    'an extension in a second paper does not begin to count again',
    [dated, printing('extension', '2026-11-18', working(5)), printing('extension', '2026-11-19', working(5))],
    '2026-11-24 by extension of 2026-11-18',
  ],
  [
    'a corrigendum about something else leaves the deadline',
    [dated, printing('corrigendum', '2026-11-10', none)],
    '2026-11-20 by tender of 2026-11-02',
  ],
  [
    'a corrigendum of the date changes it',
    [dated, printing('corrigendum', '2026-11-10', date('2026-11-23'))],
    '2026-11-23 by corrigendum of 2026-11-10',
  ],
  [
    'a re-advertisement begins anew',
    [
      dated,
      printing('extension', '2026-11-18', date('2026-12-04')),
      printing('re-advertisement', '2027-02-01', working(10)),
    ],
    '2027-02-12 by re-advertisement of 2027-02-01',
  ],
  [
    'a re-advertisement without a deadline is open for an estimate',
    [dated, printing('re-advertisement', '2027-02-01', none)],
    '2027-04-02 by re-advertisement of 2027-02-01',
  ],
  [
    'the same re-advertisement in a second paper does not begin to count again',
    [
      dated,
      printing('re-advertisement', '2027-02-01', working(10)),
      printing('re-advertisement', '2027-02-03', working(10)),
    ],
    '2027-02-12 by re-advertisement of 2027-02-01',
  ],
  [
    'cancellation and award leave the deadline as it was',
    [dated, printing('cancellation', '2026-11-10', none), printing('award', '2026-12-10', date('2026-12-24'))],
    '2026-11-20 by tender of 2026-11-02',
  ],
  ['an award alone has no deadline', [printing('award', '2026-12-10', none)], 'no-printing'],
  ['nothing printed has no deadline', [], 'no-printing'],
  ['a day that is none is refused', [printing('tender', '2026-11-31', working(3))], 'no-such-day'],
];

describe('the deadline of a tender with several printings', () => {
  it.each(cases)('%s', (_, printings, outcome) => expect(outcomeOf(printings)).toBe(outcome));

  it('does not depend on the order of the printings', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cases), fc.infiniteStream(fc.nat()), ([, printings, outcome], keys) => {
        const shuffled = printings
          .map((each) => ({ each, key: keys.next().value }))
          .sort((left, right) => left.key - right.key)
          .map(({ each }) => each);
        expect(outcomeOf(shuffled)).toBe(outcome);
      }),
      { seed: 6, numRuns: 300 },
    );
  });
});
