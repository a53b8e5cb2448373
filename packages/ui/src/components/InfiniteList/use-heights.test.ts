import { expect, it } from 'vitest';
import { knownFrom, nothingKnown } from './use-heights.ts';

it('assumes the average height for rows that were never rendered', () => {
  expect(knownFrom({ one: 100, two: 201 })).toEqual({ usual: 151, measured: { one: 100, two: 201 } });
});

it('assumes a card of two lines if nothing was measured', () => {
  expect(knownFrom({})).toBe(nothingKnown);
});
