import { expect, it } from 'vitest';
import { placesOfRegions } from './places.ts';
import { regions } from './regions.ts';

const places = Object.entries(placesOfRegions).flatMap(([region, names]) =>
  [...new Set(names)].map((name) => ({ region, name: name.toLowerCase() })),
);

it('every region has places', () => {
  expect(Object.keys(placesOfRegions).toSorted()).toEqual(regions.map(({ slug }) => slug).toSorted());
});

it('each place is in one region', () => {
  const owners = new Map<string, string>();
  const twice = places.filter(({ region, name }) => {
    const isElsewhere = (owners.get(name) ?? region) !== region;
    owners.set(name, region);
    return isElsewhere;
  });
  expect(twice).toEqual([]);
});
