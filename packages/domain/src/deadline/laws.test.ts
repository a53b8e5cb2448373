import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, dateInAddis, weekdayOf } from '../ethiopian-calendar/index.ts';
import { terms } from './deadline.fixtures.ts';
import { type DeadlineTerms, resolveDeadline } from './index.ts';

const firstDay: CalendarDate = '2024-09-11';
const days = 4 * 365;

const anyTerms = fc
  .record({
    rule: fc.oneof(
      fc.record({ kind: fc.constantFrom('working-days', 'plain-days'), count: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ kind: fc.constant('none') }),
      fc.record({ kind: fc.constant('printed-date'), date: fc.integer({ min: 10, max: 200 }) }),
    ),
    printings: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 3 }),
    begin: fc.nat(days),
    holidays: fc.array(fc.nat(days), { maxLength: 25 }),
    time: fc.option(fc.record({ hour: fc.nat(23), minute: fc.nat(59) })),
    workingWeek: fc.constantFrom('monday-to-friday', 'monday-to-saturday'),
    movesToWorkingDay: fc.boolean(),
  })
  .map(({ rule, printings, begin, holidays, ...rest }): DeadlineTerms => {
    const day = (offset: number) => addDays(firstDay, begin + offset);
    return terms({
      ...rest,
      rule: rule.kind === 'printed-date' ? { ...rule, date: day(rule.date) } : rule,
      publishedOn: printings.map(day),
      // Evenly spread around the count.
      holidays: new Set(holidays.map((offset, index) => (index % 2 ? day(offset % 60) : addDays(firstDay, offset)))),
    });
  });

const closing = (given: DeadlineTerms): Date => {
  const resolved = resolveDeadline(given);
  if (!resolved.ok) throw new Error(resolved.error);
  return resolved.value.closesAt;
};

/** The same rules written again with UTC instants and without any product code. */
function naiveClosing({ rule, time, publishedOn, workingWeek, holidays, movesToWorkingDay }: DeadlineTerms): number {
  const dayMs = 24 * 60 * 60 * 1000;
  const isWorked = (day: number): boolean => {
    const date = new Date(day * dayMs);
    const weekend = workingWeek === 'monday-to-friday' ? [0, 6] : [0];
    return !weekend.includes(date.getUTCDay()) && !holidays.has(date.toISOString().slice(0, 10));
  };
  const printed = publishedOn.map((date) => Date.parse(date) / dayMs).sort((left, right) => left - right);
  let day = printed[0] ?? 0;
  if (rule.kind === 'none') day = (printed.at(-1) ?? 0) + 60;
  if (rule.kind === 'printed-date') day = Date.parse(rule.date) / dayMs;
  if (rule.kind === 'plain-days') day += rule.count - 1;
  if (rule.kind === 'working-days') {
    let left = rule.count;
    while (left > 0) if (isWorked(day++)) left--;
    day--;
  }
  while (movesToWorkingDay && !isWorked(day)) day++;
  const seconds = time === null ? 86_399 : time.hour * 3600 + time.minute * 60;
  return day * dayMs + (seconds - 3 * 3600) * 1000;
}

describe('the deadline of any notice', () => {
  it('equals that of a naive calculation in ten thousand cases', () => {
    fc.assert(
      fc.property(anyTerms, (given) => closing(given).getTime() === naiveClosing(given)),
      { seed: 1, numRuns: 10_000 },
    );
  });

  it('with one more day never closes earlier', () => {
    const more = fc.integer({ min: 1, max: 364 });
    fc.assert(
      fc.property(anyTerms, more, fc.constantFrom('working-days', 'plain-days'), (given, count, kind) => {
        const [sooner, later] = [count, count + 1].map((each) => closing({ ...given, rule: { kind, count: each } }));
        expect(later?.getTime()).toBeGreaterThanOrEqual(sooner?.getTime() ?? Number.NaN);
      }),
      { seed: 2 },
    );
  });

  it('with Saturdays counted never closes later', () => {
    fc.assert(
      fc.property(anyTerms, (given) => {
        const without = closing({ ...given, workingWeek: 'monday-to-friday' });
        expect(closing({ ...given, workingWeek: 'monday-to-saturday' }).getTime()).toBeLessThanOrEqual(
          without.getTime(),
        );
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it('a count of working days, or "the next working day", never ends on a weekend or a holiday', () => {
    fc.assert(
      fc.property(anyTerms, (given) => {
        if (given.rule.kind !== 'working-days' && !given.movesToWorkingDay) return;
        const date = dateInAddis(closing(given));
        const weekend = given.workingWeek === 'monday-to-friday' ? [0, 6] : [0];
        expect(weekend).not.toContain(weekdayOf(date));
        expect(given.holidays.has(date)).toBe(false);
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  it('with a further holiday or a later printing never closes earlier', () => {
    fc.assert(
      fc.property(anyTerms, fc.nat(60), (given, offset) => {
        const [printed = firstDay] = given.publishedOn;
        const later = addDays(printed, offset);
        const withHoliday = closing({ ...given, holidays: new Set([...given.holidays, later]) });
        expect(withHoliday.getTime()).toBeGreaterThanOrEqual(closing(given).getTime());
        const reprinted = closing({ ...given, publishedOn: [...given.publishedOn, later] });
        expect(reprinted.getTime()).toBeGreaterThanOrEqual(closing(given).getTime());
      }),
      { seed: 5, numRuns: 500 },
    );
  });
});
