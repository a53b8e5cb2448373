import { noFilters } from '@awaj/domain/search-filters';
import { expect, it } from 'vitest';
import { change, createDraft, followList, isToBeSearched, isUnderWay, search } from './draft-state.ts';

const titled = (title: string) => ({ ...noFilters, title });
const generators = search(createDraft(titled('generator')), titled('generators'));

it('keeps what was typed while the list came to what was looked for', () => {
  const typedOn = change(generators, { title: 'generators 50' });
  expect(followList(typedOn, titled('generators')).draft).toEqual(titled('generators 50'));
});

it('keeps what was typed while the lists of two searches came one after the other', () => {
  const both = search(generators, titled('generators 50'));
  const typedOn = change(followList(both, titled('generators')), { title: 'generators 50 kva' });
  expect(followList(typedOn, titled('generators 50')).draft).toEqual(titled('generators 50 kva'));
});

it('takes over a list that was looked for before the one that it shows', () => {
  const shown = followList(search(generators, titled('pumps')), titled('pumps'));
  expect(followList(shown, titled('generators'))).toEqual(createDraft(titled('generators')));
});

it('takes over a list that was given up for the one that it showed all along', () => {
  const typedBack = search(generators, titled('generator'));
  expect(followList(typedBack, titled('generators'))).toEqual(createDraft(titled('generators')));
});

it('takes over a list that came from elsewhere', () => {
  const followed = followList(generators, titled('pumps'));
  expect(followed).toEqual(createDraft(titled('pumps')));
});

it('is under way until the list has come to it', () => {
  expect(isUnderWay(generators)).toBe(true);
  expect(isUnderWay(followList(generators, titled('generators')))).toBe(false);
});

it('looks again for what the list showed when that has gone', () => {
  const typedBack = change(generators, { title: 'generator' });
  expect(isToBeSearched(followList(typedBack, titled('generators')))).toBe(true);
});

it('looks once for words that are spelt in two ways', () => {
  const shown = followList(generators, titled('generators'));
  expect(isToBeSearched(change(shown, { title: ' generators ' }))).toBe(false);
});
