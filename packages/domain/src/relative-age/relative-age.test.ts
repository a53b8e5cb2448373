import { describe, expect, it } from 'vitest';
import { relativeAge, relativeAgeInEnglish } from './index.ts';

const now = new Date('2026-11-21T09:00:00Z');
const ago = (ms: number) => relativeAge(new Date(now.getTime() - ms), now);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('the age of a notice', () => {
  it.each([
    [0, { unit: 'now' }, 'Just now'],
    [minute - 1, { unit: 'now' }, 'Just now'],
    [minute, { unit: 'minutes', count: 1 }, '1 minute ago'],
    [hour - 1, { unit: 'minutes', count: 59 }, '59 minutes ago'],
    [hour, { unit: 'hours', count: 1 }, '1 hour ago'],
    [day - 1, { unit: 'hours', count: 23 }, '23 hours ago'],
    [day, { unit: 'days', count: 1 }, '1 day ago'],
    [30 * day - 1, { unit: 'days', count: 29 }, '29 days ago'],
    [30 * day, { unit: 'months', count: 1 }, '1 month ago'],
    [365 * day - 1, { unit: 'months', count: 12 }, '12 months ago'],
    [365 * day, { unit: 'years', count: 1 }, '1 year ago'],
    [800 * day, { unit: 'years', count: 2 }, '2 years ago'],
    [-day, { unit: 'now' }, 'Just now'],
  ])('of %i ms is %o: %s', (ms, age, words) => {
    expect(ago(ms)).toEqual(age);
    expect(relativeAgeInEnglish(ago(ms))).toBe(words);
  });
});
