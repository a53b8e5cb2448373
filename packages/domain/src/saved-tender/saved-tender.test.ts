import { describe, expect, it } from 'vitest';
import { onlySaved, saveLabel, saveTarget, withSaved } from './index.ts';

const list = [
  { id: 1, isSaved: false },
  { id: 2, isSaved: true },
];

describe('saving', () => {
  it('flips the label and asks for the other state', () => {
    expect(list.map(saveLabel)).toEqual(['Save', 'Saved']);
    expect(list.map(saveTarget)).toEqual([1, 0]);
  });

  it('changes the one tender, and is taken back by its old state', () => {
    const saved = withSaved(list, 1, true);
    expect(saved).toEqual([
      { id: 1, isSaved: true },
      { id: 2, isSaved: true },
    ]);
    expect(withSaved(saved, 1, false)).toEqual(list);
    expect(withSaved(list, 3, true)).toEqual(list);
  });

  it('takes an unsaved tender off the saved page', () => expect(onlySaved(list)).toEqual([{ id: 2, isSaved: true }]));
});
