import { describe, expect, it } from 'vitest';
import { createLookup, editDistance, nearest } from './lookup.ts';

const { find } = createLookup('region', [
  { id: 1, slug: 'addis-ababa', names: ['Addis Ababa', 'አዲስ አበባ', 'Finfinne'] },
  { id: 7, slug: 'harari', names: ['Harari', 'ሐረሪ'] },
  { id: 8, slug: 'harar', names: ['Harar', 'Harari Town'] },
  { id: 9, slug: 'harar-town', names: ['Harari  town'] },
]);

describe('a name that is looked up', () => {
  it.each([
    ['addis-ababa', 1],
    ['ADDIS  ababa', 1],
    ['አዲስ ኣበባ', 1],
    ['finfinne', 1],
    ['ሀረሪ', 7],
    ['harar-town', 9],
  ])('"%s" is found', (name, id) => expect(find(name)).toEqual({ ok: true, value: id }));

  it.each([
    ['Adis Abeba', 'is not a known region; did you mean "Addis Ababa"?'],
    ['Addis Ababa City Administration', 'is not a known region; did you mean "Addis Ababa"?'],
    ['Nairobi', 'is not a known region'],
    ['', 'is not a known region'],
    ['Harari Town', 'matches several; write harar or harar-town'],
  ])('"%s" is not found', (name, reason) => {
    for (let time = 0; time < 2; time++) expect(find(name)).toEqual({ ok: false, error: reason });
  });
});

it.each([
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('the distance from "%s" to "%s" is %i letters', (one, other, distance) =>
  expect(editDistance(one, other)).toBe(distance),
);

it('a very long name has no neighbour, and takes no time', () => {
  expect(nearest('x'.repeat(100_000), ['addis ababa'])).toBeNull();
});
