import { describe, expect, it } from 'vitest';
import { tenderStatusAt, toTenderStatus, toWireTenderStatus } from './index.ts';

describe('the status of a tender', () => {
  it.each([
    [1, 'open'],
    [0, 'closed'],
    [7, 'closed'],
    [Number.NaN, 'closed'],
    ['1', 'closed'],
    [null, 'closed'],
  ])('%o on the wire is %s', (wire, status) => expect(toTenderStatus(wire)).toBe(status));

  it('survives the wire', () => {
    expect(toWireTenderStatus('open')).toBe(1);
    expect(toWireTenderStatus('closed')).toBe(0);
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
