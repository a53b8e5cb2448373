import { noFilters } from '@awaj/domain/search-filters';
import { expect, it } from 'vitest';
import { change, createDraft, followList, isToBeSearched, isUnderWay, search } from './draft-state.ts';

const titled = (title: string) => ({ ...noFilters, title });
const generators = search(createDraft(titled('generator')), titled('generators'));

it('a draft keeps what was typed while the list caught up with a search', () => {
  const typedOn = change(generators, { title: 'generators 50' });
  expect(followList(typedOn, titled('generators')).draft).toEqual(titled('generators 50'));
});

it('a draft keeps what was typed while the lists of two searches came one after the other', () => {
  const both = search(generators, titled('generators 50'));
  const typedOn = change(followList(both, titled('generators')), { title: 'generators 50 kva' });
  expect(followList(typedOn, titled('generators 50')).draft).toEqual(titled('generators 50 kva'));
});

it('a draft takes over a list of an earlier search than the shown one', () => {
  const shown = followList(search(generators, titled('pumps')), titled('pumps'));
  expect(followList(shown, titled('generators'))).toEqual(createDraft(titled('generators')));
});

it('a draft takes over a list that was abandoned for the one shown before', () => {
  const typedBack = search(generators, titled('generator'));
  expect(followList(typedBack, titled('generators'))).toEqual(createDraft(titled('generators')));
});

it('a draft takes over a list that changed for another reason', () => {
  const followed = followList(generators, titled('pumps'));
  expect(followed).toEqual(createDraft(titled('pumps')));
});

it('a draft is pending until the list has caught up', () => {
  expect(isUnderWay(generators)).toBe(true);
  expect(isUnderWay(followList(generators, titled('generators')))).toBe(false);
});

it('a draft searches again for the shown list if that has changed since', () => {
  const typedBack = change(generators, { title: 'generator' });
  expect(isToBeSearched(followList(typedBack, titled('generators')))).toBe(true);
});

it('a draft searches once for two spellings of the same words', () => {
  const shown = followList(generators, titled('generators'));
  expect(isToBeSearched(change(shown, { title: ' generators ' }))).toBe(false);
});
