import { expect, it } from 'vitest';
import { savedCountBadge } from './index.ts';

it.each([
  [-1, null],
  [Number.NaN, null],
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [4000, '9+'],
])('the badge for %i saved tenders is %s', (count, text) => expect(savedCountBadge(count)).toBe(text));
