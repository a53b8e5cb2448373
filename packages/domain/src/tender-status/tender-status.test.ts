import { describe, expect, it } from 'vitest';
import { parseTenderStatus, statusBadges, tenderStatusAt, toWireStatus } from './index.ts';

describe('the status of a tender', () => {
  it.each([
    [1, 'open'],
    [0, 'closed'],
    [7, 'closed'],
    [Number.NaN, 'closed'],
    ['1', 'closed'],
    [null, 'closed'],
  ])('%o on the wire is %s', (wire, status) => expect(parseTenderStatus(wire)).toBe(status));

  it('travels as it came', () => {
    expect(toWireStatus('open')).toBe(1);
    expect(toWireStatus('closed')).toBe(0);
  });

  it('is a green badge while bids are taken, and a red one after', () => {
    expect(statusBadges.open).toEqual({ text: 'BIDDING OPEN', tone: 'positive' });
    expect(statusBadges.closed).toEqual({ text: 'BIDDING CLOSED', tone: 'negative' });
  });

  it('counts the closing instant as closed', () => {
    const closesAt = new Date('2026-11-21T09:00:00Z');
    expect(tenderStatusAt({ closesAt }, new Date(closesAt.getTime() - 1))).toBe('open');
    expect(tenderStatusAt({ closesAt }, closesAt)).toBe('closed');
  });

  it('stays open without a closing instant', () => {
    expect(tenderStatusAt({ closesAt: null }, new Date('2100-01-01'))).toBe('open');
  });
});
