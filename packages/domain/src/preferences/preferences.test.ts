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
  ];

  it.each([
    ['', [1, 3]],
    ['  ADDIS ', [1]],
    ['ሮሚ', [3]],
    ['Oromia', []],
    ['zzz', []],
  ])('offers for "%s" what is not chosen yet: %j', (text, ids) => {
    expect(offeredOptions(options, [2], text).map(({ id }) => id)).toEqual(ids);
  });

  it('takes an item once', () => {
    expect(select([1], 2)).toEqual([1, 2]);
    expect(select([1, 2], 2)).toEqual([1, 2]);
    expect(unselect([1, 2], 1)).toEqual([2]);
  });

  it('loses the last item to Backspace only when no text is there', () => {
    expect(afterBackspace([1, 2], '')).toEqual([1]);
    expect(afterBackspace([1, 2], 'a')).toEqual([1, 2]);
    expect(afterBackspace([], '')).toEqual([]);
  });
});
