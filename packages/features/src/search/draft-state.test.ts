import { noFilters } from '@awaj/domain/search-filters';
import { expect, it } from 'vitest';
import { change, createDraft, followList, isToBeSearched, isUnderWay, search } from './draft-state.ts';

const titled = (title: string) => ({ ...noFilters, title });
const generators = search(createDraft(titled('generator')), titled('generators'));

it('keeps what was typed while the list came to what was looked for', () => {
  const typedOn = change(generators, { title: 'generators 50' });
  expect(followList(typedOn, titled('generators')).draft).toEqual(titled('generators 50'));
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
