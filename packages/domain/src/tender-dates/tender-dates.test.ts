import { describe, expect, it } from 'vitest';
import { deadline, shownDate, urgency } from './index.ts';

const at = new Date('2026-11-21T09:00:00Z');

describe('the date that is shown', () => {
  it("is the newspaper's own words when there are any", () => {
    expect(shownDate({ at, alternativeText: '10th working day' })).toEqual({ kind: 'text', text: '10th working day' });
  });
  it('is the instant otherwise', () => {
    expect(shownDate({ at, alternativeText: null })).toEqual({ kind: 'instant', at });
    expect(shownDate({ at, alternativeText: '  ' })).toEqual({ kind: 'instant', at });
  });
  it('is missing when the notice gives none', () => {
    expect(shownDate({ at: null, alternativeText: null })).toEqual({ kind: 'none' });
  });
});

describe('the deadline at noon in Addis Ababa', () => {
  it.each([
    ['2026-11-21T09:00:00Z', { kind: 'closed' }, 'past'],
    ['2026-11-20T09:00:00Z', { kind: 'closed' }, 'past'],
    ['2026-11-21T09:00:01Z', { kind: 'hours', count: 1 }, 'high'],
    ['2026-11-21T12:00:00Z', { kind: 'hours', count: 3 }, 'high'],
    ['2026-11-21T12:00:01Z', { kind: 'today' }, 'high'],
    ['2026-11-21T21:00:00Z', { kind: 'tomorrow' }, 'soon'],
    ['2026-11-24T05:00:00Z', { kind: 'days', count: 3 }, 'soon'],
    ['2026-11-25T05:00:00Z', { kind: 'days', count: 4 }, 'calm'],
  ])('of %s is %o and %s', (closes, left, tone) => {
    expect(deadline(new Date(closes), at)).toEqual(left);
    expect(urgency(deadline(new Date(closes), at))).toBe(tone);
  });
});
