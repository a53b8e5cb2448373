import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterBackspace, isFeedEmpty, offeredOptions, select, unselect } from './index.ts';

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
    ['', [1, 3, 4, 5, 6]],
    ['  ADDIS ', [1]],
    ['ababa', [1]],
    ['ሮሚ', [3]],
    ['ሀረሪ', [4]],
    ['ኃረሪ', [4]],
    ['it & t', [5]],
    ['&', [5]],
    ['CAF\u00c9', [6]],
    ['.*', []],
    ['Oromia', []],
    ['zzz', []],
  ])('offers for "%s" what is not chosen yet: %j', (text, ids) => {
    expect(offeredOptions(options, [2], text).map(({ id }) => id)).toEqual(ids);
  });

  it('offers a name for every part of it, in any case', () => {
    const part = fc.tuple(fc.constantFrom(...options), fc.nat(11), fc.nat(11));
    fc.assert(
      fc.property(part, fc.boolean(), ([option, start, end], isUpper) => {
        const text = option.name.slice(start, end);
        expect(offeredOptions(options, [], isUpper ? text.toUpperCase() : text)).toContain(option);
      }),
      { seed: 1 },
    );
  });

  it('takes an item once', () => {
    expect(select([1], 2)).toEqual([1, 2]);
    expect(select([1, 2], 2)).toEqual([1, 2]);
    expect(unselect([1, 2], 1)).toEqual([2]);
    expect(unselect([1, 2], 3)).toEqual([1, 2]);
  });

  it('loses the last item to Backspace only when no text is there', () => {
    expect(afterBackspace([1, 2], '')).toEqual([1]);
    expect(afterBackspace([1, 2], 'a')).toEqual([1, 2]);
    expect(afterBackspace([1, 2], ' ')).toEqual([1, 2]);
    expect(afterBackspace([], '')).toEqual([]);
  });
});
