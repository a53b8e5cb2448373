import { describe, expect, it } from 'vitest';
import { noCounts } from './run-counts.ts';
import { type Counted, type CrawlEnd, type Expectations, outcomeOf, usualCount } from './run-outcome.ts';

const nothing: Expectations = { leastFound: null, mostFound: null, fillRates: {}, foundBefore: [], findsAll: true };
const finished: CrawlEnd = { kind: 'finished' };

const outcome = (
  counts: Partial<Counted>,
  expectations: Partial<Expectations> = {},
  { end = finished, fills = {} }: { end?: CrawlEnd; fills?: Record<string, number> } = {},
) =>
  outcomeOf(end, { ...noCounts, firstRefusal: null, lost: 0, ...counts }, new Map(Object.entries(fills)), {
    ...nothing,
    ...expectations,
  });

describe('the outcome of a run', () => {
  it('is complete without problems', () => {
    expect(outcome({ found: 12, new: 12 })).toEqual({ state: 'complete', reason: null, isMiss: false });
  });

  it('is complete without notices only if that was expected', () => {
    expect(outcome({ found: 0 })).toMatchObject({ state: 'failed', isMiss: true });
    expect(outcome({ found: 0 }, { leastFound: 0 })).toMatchObject({ state: 'complete' });
    expect(outcome({ found: 0 }, { findsAll: false })).toMatchObject({ state: 'complete' });
  });

  it('is failed when the run could not start, and incomplete when it was interrupted', () => {
    const reason = 'the host is gone';
    expect(outcome({}, {}, { end: { kind: 'not-started', reason } })).toMatchObject({ state: 'failed', reason });
    expect(outcome({ found: 30 }, {}, { end: { kind: 'interrupted', reason } })).toMatchObject({
      state: 'incomplete',
      reason,
    });
  });

  it('names the usual number when nothing was found', () => {
    expect(outcome({ found: 0 }, { foundBefore: [40, 41, 38] })).toEqual({
      state: 'failed',
      reason: 'found 0, expected about 40',
      isMiss: true,
    });
  });

  it('is incomplete when far less than usual was found, but not when a little less was found', () => {
    expect(outcome({ found: 7 }, { foundBefore: [40, 41, 38] })).toMatchObject({ state: 'incomplete' });
    expect(outcome({ found: 20 }, { foundBefore: [40, 41, 38] })).toMatchObject({ state: 'complete' });
    expect(outcome({ found: 1 }, { foundBefore: [3, 2, 4] })).toMatchObject({ state: 'complete' });
  });

  it('depends on the minimum and maximum of the collector', () => {
    expect(outcome({ found: 9 }, { leastFound: 10 })).toMatchObject({ reason: 'found 9, expected at least 10' });
    expect(outcome({ found: 9 }, { leastFound: 10, foundBefore: [40] })).toMatchObject({
      reason: 'found 9, expected about 40',
    });
    expect(outcome({ found: 901 }, { mostFound: 900 })).toMatchObject({ reason: 'found 901, expected at most 900' });
    expect(outcome({ found: 0 }, { leastFound: 0, foundBefore: [40] })).toMatchObject({ state: 'complete' });
  });

  it('names a field that is empty too often', () => {
    const expected = { fillRates: { closesAt: 0.8 } };
    expect(outcome({ found: 10 }, expected, { fills: { closesAt: 8 } })).toMatchObject({ state: 'complete' });
    expect(outcome({ found: 10 }, expected, { fills: { closesAt: 2 } })).toMatchObject({
      state: 'incomplete',
      reason: 'closesAt is in 20 % of the notices, expected 80 %',
    });
  });

  it('is incomplete without an alarm when some documents could not be fetched', () => {
    expect(outcome({ found: 39, missed: 1 })).toMatchObject({
      state: 'incomplete',
      reason: 'a document could not be fetched',
      isMiss: false,
    });
  });

  it('is not complete when all notices are in quarantine', () => {
    expect(outcome({ found: 5, quarantined: 5 })).toMatchObject({ state: 'incomplete', isMiss: true });
    expect(outcome({ found: 5, new: 1, quarantined: 4 })).toMatchObject({ state: 'complete' });
  });

  it('says why more than a fifth of the notices are in quarantine', () => {
    const firstRefusal = 'its text was decoded with the wrong encoding';
    expect(outcome({ found: 15, same: 10, quarantined: 5, firstRefusal })).toEqual({
      state: 'complete',
      reason: '5 of 15 notices are in quarantine: its text was decoded with the wrong encoding',
      isMiss: false,
    });
    expect(outcome({ found: 15, same: 12, quarantined: 3, firstRefusal })).toMatchObject({ reason: null });
  });

  it('does not depend on later notices whose tender is not here', () => {
    const complete = { state: 'complete', reason: null, isMiss: false };
    expect(outcome({ found: 1, quarantined: 1, lost: 1 })).toEqual(complete);
    expect(outcome({ found: 5, same: 2, quarantined: 3, lost: 3 })).toEqual(complete);
    expect(outcome({ found: 2, quarantined: 2, lost: 1, firstRefusal: 'no title' })).toMatchObject({
      state: 'incomplete',
      reason: 'all 2 notices are in quarantine: no title',
    });
  });

  it('is measured against the median of earlier runs', () => {
    expect(usualCount([40, 400, 39])).toBe(40);
    expect(usualCount([])).toBeNull();
  });
});
