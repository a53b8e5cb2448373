import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenFirst, isFeedEmpty, shownOptions, withEveryLanguage, withoutEveryLanguage } from './index.ts';

describe('a feed', () => {
  it.each([
    [[], [], [], true],
    [[1], [], [], true],
    [[], [1], [1], true],
    [[1], [1], [], false],
    [[1], [], [1], false],
    [[1], [1], [1], false],
  ])('of categories %j, languages %j and regions %j: empty is %s', (categories, languages, regions, empty) => {
    expect(isFeedEmpty({ categories, languages, regions })).toBe(empty);
  });
});

describe('languages', () => {
  const all = [1, 2, 3, 4];

  it('all count when only categories are chosen', () => {
    const categories = { categories: [9], regions: [], languages: [] };
    expect(withEveryLanguage(categories, all)).toEqual({ ...categories, languages: all });
    expect(isFeedEmpty(withEveryLanguage(categories, all))).toBe(false);
  });

  it.each([
    [[9], [4], []],
    [[9], [], [2]],
    [[], [4], []],
    [[], [], []],
  ])('stay as chosen with categories %j, regions %j and languages %j', (categories, regions, languages) => {
    expect(withEveryLanguage({ categories, regions, languages }, all)).toEqual({ categories, regions, languages });
  });

  it('count as none when all are chosen', () => {
    const every = { categories: [9], regions: [], languages: [4, 3, 2, 1] };
    expect(withoutEveryLanguage(every, all).languages).toEqual([]);
    expect(withoutEveryLanguage({ ...every, languages: [1, 3] }, all).languages).toEqual([1, 3]);
  });
});

describe('a selector', () => {
  const options = [
    { id: 1, name: 'Addis Ababa' },
    { id: 2, name: 'Oromia' },
    { id: 3, name: 'ኦሮሚያ' },
    { id: 4, name: 'ሐረሪ' },
    { id: 5, name: 'IT & Telecom' },
    { id: 6, name: 'Cafe\u0301 services' },
  ];

  it.each([
    ['', [1, 2, 5]],
    ['  ', [1, 2, 5]],
    ['  ADDIS ', [1]],
    ['ababa', [1]],
    ['ሮሚ', [3]],
    ['ሀረሪ', [4]],
    ['ኃረሪ', [4]],
    ['it & t', [5]],
    ['&', [5]],
    ['CAF\u00c9', [6]],
    ['.*', []],
    ['Oromia', [2]],
    ['zzz', []],
  ])('shows for "%s" the matching names, and without a text the first and the chosen ones: %j', (text, ids) => {
    expect(shownOptions(options, { text, few: 2, chosen: [5] }).map(({ id }) => id)).toEqual(ids);
  });

  it('puts chosen options first, both groups in their order', () => {
    expect(chosenFirst(options, [5, 2, 99]).map(({ id }) => id)).toEqual([2, 5, 1, 3, 4, 6]);
  });

  it('matches every part of a name, in any case', () => {
    const part = fc.tuple(fc.constantFrom(...options), fc.nat(11), fc.nat(11));
    fc.assert(
      fc.property(part, fc.boolean(), ([option, start, end], isUpper) => {
        const text = option.name.slice(start, end);
        const shown = { text: isUpper ? text.toUpperCase() : text, few: options.length, chosen: [] };
        expect(shownOptions(options, shown)).toContain(option);
      }),
      { seed: 1 },
    );
  });
});
