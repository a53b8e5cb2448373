import { describe, expect, it } from 'vitest';
import { relativeAge } from './index.ts';

const now = new Date('2026-11-21T09:00:00Z');
const ago = (ms: number) => relativeAge(new Date(now.getTime() - ms), now);
const minute = 60_000;
const day = 24 * 60 * minute;

describe('relativeAge', () => {
  it.each([
    [0, { unit: 'now' }],
    [minute - 1, { unit: 'now' }],
    [minute, { unit: 'minutes', count: 1 }],
    [59 * minute, { unit: 'minutes', count: 59 }],
    [60 * minute, { unit: 'hours', count: 1 }],
    [day - 1, { unit: 'hours', count: 23 }],
    [day, { unit: 'days', count: 1 }],
    [29 * day, { unit: 'days', count: 29 }],
    [30 * day, { unit: 'months', count: 1 }],
    [364 * day, { unit: 'months', count: 12 }],
    [365 * day, { unit: 'years', count: 1 }],
  ])('of %i ms is %o', (ms, age) => expect(ago(ms)).toEqual(age));

  it('of something in the future is now', () => expect(ago(-day)).toEqual({ unit: 'now' }));
});
