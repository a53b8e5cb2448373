import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlySaved, saveTarget, withSaved } from './index.ts';

const list = [
  { id: 1, isSaved: false },
  { id: 2, isSaved: true },
  { id: 3, isSaved: true },
];

describe('saving', () => {
  it('asks for the other state', () => {
    expect(list.map(saveTarget)).toEqual([1, 0, 0]);
  });

  it('changes the one tender, before the server answers', () => {
    expect(withSaved(list, 1, true)).toEqual([{ id: 1, isSaved: true }, ...list.slice(1)]);
    expect(withSaved(list, 9, true)).toEqual(list);
  });

  it('is taken back when the server refuses', () => {
    const tenders = fc.uniqueArray(fc.record({ id: fc.nat(20), isSaved: fc.boolean() }), { selector: ({ id }) => id });
    fc.assert(
      fc.property(tenders, fc.nat(20), (before, id) => {
        const target = !before.find((tender) => tender.id === id)?.isSaved;
        expect(withSaved(withSaved(before, id, target), id, !target)).toEqual(before);
      }),
      { seed: 1 },
    );
  });

  it('takes an unsaved tender off the saved page, and back to its place when the server refuses', () => {
    const unsaved = withSaved(list, 2, false);
    expect(onlySaved(unsaved)).toEqual([{ id: 3, isSaved: true }]);
    expect(onlySaved(withSaved(unsaved, 2, true))).toEqual(onlySaved(list));
  });
});
