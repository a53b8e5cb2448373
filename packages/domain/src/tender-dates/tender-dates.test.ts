import { describe, expect, it } from 'vitest';
import { daysUntil, deadline, shownDate, urgency } from './index.ts';

/** Noon in Addis Ababa. */
const now = new Date('2026-11-21T09:00:00Z');

describe('the date that is shown', () => {
  it("is the newspaper's own words when there are any", () => {
    const words = 'on the 10th working day';
    expect(shownDate({ at: now, alternativeText: ` ${words} ` })).toEqual({ kind: 'text', text: words });
    expect(shownDate({ at: null, alternativeText: words })).toEqual({ kind: 'text', text: words });
  });

  it('is the instant when it was worked out from the words', () => {
    const isApproximate = true;
    expect(shownDate({ at: now, alternativeText: '20 days', isApproximate })).toEqual({ kind: 'instant', at: now });
    expect(shownDate({ at: null, alternativeText: '20 days', isApproximate })).toMatchObject({ kind: 'text' });
  });

  it('is the instant otherwise', () => {
    expect(shownDate({ at: now, alternativeText: null })).toEqual({ kind: 'instant', at: now });
    expect(shownDate({ at: now, alternativeText: '  ' })).toEqual({ kind: 'instant', at: now });
  });

  it('is missing if the notice gives none', () => {
    expect(shownDate({ at: null, alternativeText: null })).toEqual({ kind: 'none' });
  });
});

describe('the deadline at noon in Addis Ababa', () => {
  it.each([
    ['2026-11-20T09:00:00Z', { kind: 'closed' }, 'past'],
    ['2026-11-21T08:59:59Z', { kind: 'closed' }, 'past'],
    ['2026-11-21T09:00:00Z', { kind: 'closed' }, 'past'],
    ['2026-11-21T09:00:01Z', { kind: 'today' }, 'high'],
    ['2026-11-21T20:59:59Z', { kind: 'today' }, 'high'],
    ['2026-11-21T21:00:00Z', { kind: 'tomorrow' }, 'soon'],
    ['2026-11-22T21:00:00Z', { kind: 'days', count: 2 }, 'soon'],
    ['2026-11-24T20:59:59Z', { kind: 'days', count: 3 }, 'soon'],
    ['2026-11-24T21:00:00Z', { kind: 'days', count: 4 }, 'calm'],
  ])('of %s is %o, %s', (closes, left, howUrgent) => {
    const closesAt = new Date(closes);
    expect(deadline(closesAt, now)).toEqual(left);
    expect(urgency(deadline(closesAt, now))).toBe(howUrgent);
  });

  it.each([
    ['2026-11-21T21:00:00Z', 1],
    ['2026-11-20T20:59:59Z', -1],
    ['2026-11-21T00:00:00Z', 0],
  ])('at %s is %i days away', (iso, days) => expect(daysUntil(new Date(iso), now)).toBe(days));
});
