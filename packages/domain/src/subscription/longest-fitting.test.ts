import { describe, expect, it } from 'vitest';
import { longestFitting } from './index.ts';

const now = new Date('2026-03-01T09:00:00Z');

describe('the longest plan that can be bought on top of what is paid', () => {
  it.each([
    [null, 3],
    [0, 3],
    [30, 2],
    [180, 2],
    [265, 1],
    [300, null],
    [365, null],
  ])('with %j days left is %j', (daysLeft, planId) => expect(longestFitting(daysLeft, now)).toBe(planId));
});
