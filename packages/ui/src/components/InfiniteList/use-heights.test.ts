import { expect, it } from 'vitest';
import { knownFrom, nothingKnown } from './use-heights.ts';

it('a row that was never rendered has the average height', () => {
  expect(knownFrom({ one: 100, two: 201 })).toEqual({ usual: 151, measured: { one: 100, two: 201 } });
});

it('a row has the height of a card of two lines if nothing was measured', () => {
  expect(knownFrom({})).toBe(nothingKnown);
});
