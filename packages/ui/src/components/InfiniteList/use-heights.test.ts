import { expect, it } from 'vitest';
import { knownFrom, nothingKnown } from './use-heights.ts';

it('takes rows that nobody has seen for as high as the others are on average', () => {
  expect(knownFrom({ one: 100, two: 201 })).toEqual({ usual: 151, measured: { one: 100, two: 201 } });
});

it('takes a card of two lines for usual where nothing was measured', () => {
  expect(knownFrom({})).toBe(nothingKnown);
});
