import { hourMs } from '@awaj/domain/duration';
import { timeInAddis } from '@awaj/domain/ethiopian-calendar';
import { describe, expect, it } from 'vitest';
import { addisDay, isWorkingDay, weekdayOf } from './addis-time.ts';
import { createRandom } from './prng.ts';
import { closingSoon, collectionTimes, deadlineFor } from './schedule.ts';

const nows = ['2026-11-20T09:20:00Z', '2026-11-21T22:10:00Z', '2026-11-23T01:00:00Z'].map((text) => new Date(text));

describe.each(nows)('collectionTimes at %s', (now) => {
  const times = collectionTimes(createRandom('times'), now, 3000);

  it('spreads over 120 days, oldest first and none in the future', () => {
    expect(times).toHaveLength(3000);
    expect(times).toEqual([...times].sort((left, right) => left.getTime() - right.getTime()));
    expect(times.at(-1)?.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(addisDay(now) - addisDay(times[0] ?? now)).toBeLessThan(120);
    expect(addisDay(now) - addisDay(times[0] ?? now)).toBeGreaterThan(110);
  });

  it('ends with notices of the last minutes', () => {
    const minutesAgo = (now.getTime() - (times.at(-1)?.getTime() ?? 0)) / 60_000;
    expect(minutesAgo).toBeLessThan(5);
  });

  it('collects most notices on weekday mornings', () => {
    const share = (test: (time: Date) => boolean) => times.filter(test).length / times.length;
    expect(share((time) => timeInAddis(time).hour < 12)).toBeGreaterThan(0.65);
    expect(share((time) => weekdayOf(addisDay(time)) === 0)).toBeLessThan(0.08);
  });
});

it('a schedule works for a handful of notices too', () => {
  const now = new Date('2026-11-20T09:20:00Z');
  expect(collectionTimes(createRandom('few'), now, 3)).toHaveLength(3);
  expect(collectionTimes(createRandom('none'), now, 0)).toEqual([]);
});

describe('deadlineFor', () => {
  const published = addisDay(new Date('2026-11-20T09:00:00Z'));
  const random = createRandom('deadlines');
  const deadlines = Array.from({ length: 2000 }, () => deadlineFor(random, published));
  const dated = deadlines.filter((deadline) => deadline.form !== 'open-ended');

  it('closes on a working day in office hours', () => {
    for (const { closesAt } of dated) {
      expect(isWorkingDay(addisDay(closesAt))).toBe(true);
      expect(timeInAddis(closesAt).hour).toBeGreaterThanOrEqual(10);
      expect(timeInAddis(closesAt).hour).toBeLessThanOrEqual(17);
    }
  });

  it('never opens bids before they close or on a weekend', () => {
    for (const { closesAt, opensAt } of dated) {
      if (opensAt === null) continue;
      expect(opensAt.getTime()).toBeGreaterThan(closesAt.getTime());
      expect(isWorkingDay(addisDay(opensAt))).toBe(true);
    }
  });

  it('uses every form of deadline', () => {
    expect(new Set(deadlines.map(({ form }) => form))).toEqual(new Set(['date', 'working-days', 'days', 'open-ended']));
  });

  it('closes ten working days after a Friday on a Friday two weeks later', () => {
    const rule = deadlines.find((deadline) => deadline.form === 'working-days' && deadline.count === 10);
    expect(rule?.form === 'working-days' && addisDay(rule.closesAt) - published).toBe(14);
  });
});

describe.each(nows)('closingSoon at %s', (now) => {
  const deadlines = [...closingSoon(now, 5000).values()];
  const hoursLeft = deadlines.map((deadline) =>
    deadline.form === 'date' ? (deadline.closesAt.getTime() - now.getTime()) / hourMs : 0,
  );

  it('has deadlines within hours and on the next day, on the half hour', () => {
    expect(hoursLeft.every((hours) => hours > 1)).toBe(true);
    expect(hoursLeft.filter((hours) => hours < 9).length).toBeGreaterThanOrEqual(3);
    expect(hoursLeft.filter((hours) => hours > 18 && hours < 32).length).toBeGreaterThanOrEqual(2);
    for (const deadline of deadlines) {
      expect(deadline.form === 'date' && deadline.closesAt.getTime() % (hourMs / 2)).toBe(0);
    }
  });
});
