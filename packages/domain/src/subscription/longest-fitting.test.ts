import { describe, expect, it } from 'vitest';
import { dayMs } from '../duration/index.ts';
import { isRenewalDue, longestFitting, renewableFrom } from './index.ts';

const now = new Date('2026-03-01T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

describe('the longest plan that can be bought on top of what is paid', () => {
  it.each([
    [null, 3],
    [0, 3],
    [30, 2],
    [180, 2],
    [265, 1],
    [300, null],
    [365, null],
  ])('with %j days left is %j', (daysLeft, planId) =>
    expect(longestFitting(daysLeft === null ? null : inDays(daysLeft), now)).toBe(planId),
  );
});

describe('a renewal', () => {
  it.each([
    [31, false],
    [30, true],
    [0, true],
  ])('with %i days left is due: %s', (daysLeft, isDue) => expect(isRenewalDue(inDays(daysLeft), now)).toBe(isDue));

  it('can be bought from the day on which the shortest plan ends within a year', () => {
    const paidUntil = new Date('2027-02-10T09:00:00Z');
    const from = renewableFrom(paidUntil);
    expect(from).toEqual(new Date('2026-05-10T09:00:00Z'));
    expect(longestFitting(paidUntil, from)).toBe(1);
    expect(longestFitting(paidUntil, new Date(from.getTime() - 1))).toBeNull();
  });
});
