import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineBoard, onlySaved, saveTarget, withSaved } from './index.ts';

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

  it('is undone when the server refuses', () => {
    const tenders = fc.uniqueArray(fc.record({ id: fc.nat(20), isSaved: fc.boolean() }), { selector: ({ id }) => id });
    fc.assert(
      fc.property(tenders, fc.nat(20), (before, id) => {
        const target = !before.find((tender) => tender.id === id)?.isSaved;
        expect(withSaved(withSaved(before, id, target), id, !target)).toEqual(before);
      }),
      { seed: 1 },
    );
  });

  it('removes a tender from the saved page, and restores its place when the server refuses', () => {
    const unsaved = withSaved(list, 2, false);
    expect(onlySaved(unsaved)).toEqual([{ id: 3, isSaved: true }]);
    expect(onlySaved(withSaved(unsaved, 2, true))).toEqual(onlySaved(list));
  });
});

describe('the board of deadlines', () => {
  // A quarter past nine in Addis Ababa.
  const now = new Date('2026-11-26T06:15:00Z');
  const closing = (at: string | null, isOpen = true) => ({ closesAt: at === null ? null : new Date(at), isOpen });
  const boardOf = (...items: ReturnType<typeof closing>[]) => deadlineBoard(items, now);

  it('groups tenders that close today or in the next six days, the soonest first', () => {
    const today = closing('2026-11-26T07:00:00Z');
    const lastOfWeek = closing('2026-12-02T20:59:00Z');
    const firstOfLater = closing('2026-12-02T21:00:00Z');
    expect(boardOf(firstOfLater, lastOfWeek, today)).toEqual({
      week: [today, lastOfWeek],
      later: [firstOfLater],
      closed: [],
    });
  });

  it('puts tenders without a date last, in their original order', () => {
    const [one, other] = [closing(null), closing(null)];
    const inMay = closing('2027-05-01T00:00:00Z');
    const { later } = boardOf(one, other, inMay);
    expect(later[0]).toBe(inMay);
    expect(later[1]).toBe(one);
    expect(later[2]).toBe(other);
  });

  it('groups closed tenders, the latest first, even before the list marks them closed', () => {
    const justNow = closing('2026-11-26T06:15:00Z');
    const lastWeek = closing('2026-11-19T06:15:00Z', false);
    const [one, other] = [closing(null, false), closing(null, false)];
    const { closed } = boardOf(lastWeek, one, justNow, other);
    expect(closed).toEqual([one, other, justNow, lastWeek]);
    expect(closed[0]).toBe(one);
  });
});
