import { expect, it } from 'vitest';
import { countBadge } from './index.ts';

it.each([
  [-1, null],
  [Number.NaN, null],
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [4000, '9+'],
])('the badge for %i is %s', (count, text) => expect(countBadge(count)).toBe(text));
