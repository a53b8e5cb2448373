import { noFilters } from '@awaj/domain/search-filters';
import { expect, it } from 'vitest';
import { change, createDraft, followList, isSearched, search } from './draft-state.ts';

const titled = (title: string) => ({ ...noFilters, title });
const generators = search(createDraft(titled('generator')), titled('generators'));

it('keeps what was typed while the list came to what was looked for', () => {
  const typedOn = change(generators, { title: 'generators 50' });
  expect(followList(typedOn, titled('generators')).draft).toEqual(titled('generators 50'));
});

it('takes over a list that came from elsewhere', () => {
  const followed = followList(generators, titled('pumps'));
  expect(followed).toEqual(createDraft(titled('pumps')));
  expect(isSearched(followed, titled('generators'))).toBe(false);
});

it('looks for what the list still shows when that is about to go', () => {
  expect(isSearched(generators, titled('generator'))).toBe(false);
  expect(isSearched(generators, titled('generators'))).toBe(true);
});

it('looks once for words that are spelt in two ways', () => {
  expect(isSearched(generators, titled(' generators '))).toBe(true);
});
