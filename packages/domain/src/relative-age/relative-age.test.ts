import { describe, expect, it } from 'vitest';
import { relativeAge } from './index.ts';

const now = new Date('2026-11-21T09:00:00Z');
const ago = (ms: number) => relativeAge(new Date(now.getTime() - ms), now);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('the age of a notice', () => {
  it.each([
    [0, { unit: 'now' }],
    [minute - 1, { unit: 'now' }],
    [minute, { unit: 'minutes', count: 1 }],
    [hour - 1, { unit: 'minutes', count: 59 }],
    [hour, { unit: 'hours', count: 1 }],
    [day - 1, { unit: 'hours', count: 23 }],
    [day, { unit: 'days', count: 1 }],
    [30 * day - 1, { unit: 'days', count: 29 }],
    [30 * day, { unit: 'months', count: 1 }],
    [365 * day - 1, { unit: 'months', count: 12 }],
    [365 * day, { unit: 'years', count: 1 }],
    [800 * day, { unit: 'years', count: 2 }],
    [-day, { unit: 'now' }],
  ])('of %i ms is %o', (ms, age) => expect(ago(ms)).toEqual(age));
});
