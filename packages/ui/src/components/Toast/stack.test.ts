import { expect, it } from 'vitest';
import { type Entry, withNewest } from './stack.ts';

const done = (id: number): Entry => ({ id, message: { text: `Saved ${id}` } });
const failed = (id: number): Entry => ({ id, message: { text: `Not saved ${id}`, tone: 'failure' } });
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);

it('a toast is added below the others', () => {
  expect(ids(withNewest([done(1), done(2)], done(3)))).toEqual([1, 2, 3]);
});

it('the oldest of three toasts is dropped', () => {
  expect(ids(withNewest([done(1), done(2), done(3)], done(4)))).toEqual([2, 3, 4]);
});

it('a failure is kept longer than a success', () => {
  expect(ids(withNewest([failed(1), done(2), done(3)], done(4)))).toEqual([1, 3, 4]);
});

it('the oldest failure is dropped if all are failures', () => {
  expect(ids(withNewest([failed(1), failed(2), failed(3)], failed(4)))).toEqual([2, 3, 4]);
});

it('the same message is replaced', () => {
  const again = { ...failed(1), id: 4 };
  expect(ids(withNewest([failed(1), done(2), done(3)], again))).toEqual([2, 3, 4]);
});

it('the same text in another tone is kept', () => {
  expect(ids(withNewest([done(1)], { id: 2, message: { text: 'Saved 1', tone: 'failure' } }))).toEqual([1, 2]);
});

const undone = (id: number, about?: string): Entry => ({
  id,
  message: { text: 'Removed', ...(about && { about }), action: { label: 'Undo', onPress: () => {} } },
});

it('the undo of each of two equal texts is kept', () => {
  expect(ids(withNewest([undone(1, 'tender 7')], undone(2, 'tender 8')))).toEqual([1, 2]);
  expect(ids(withNewest([undone(1)], undone(2)))).toEqual([1, 2]);
});

it('a message about the same thing is replaced, whatever its text', () => {
  const failedAbout: Entry = { id: 3, message: { text: 'Not removed', tone: 'failure', about: 'tender 7' } };
  expect(ids(withNewest([failedAbout, undone(2, 'tender 8')], undone(4, 'tender 7')))).toEqual([2, 4]);
});

it('the same text about two things is kept', () => {
  const about = (id: number): Entry => ({ id, message: { text: 'Not saved', tone: 'failure', about: `tender ${id}` } });
  expect(ids(withNewest([about(1)], about(2)))).toEqual([1, 2]);
});
