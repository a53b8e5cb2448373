import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  checkout,
  daysLeft,
  honourPayment,
  isRunning,
  lengthInDays,
  paidUntil,
  purchasedPeriod,
  toSubscriptionStatus,
  toWireSubscriptionStatus,
  trialFrom,
  trialPlanType,
} from './index.ts';

const now = new Date('2026-11-21T09:00:00Z');
const day = 86_400_000;
const inDays = (days: number): Date => new Date(now.getTime() + days * day);
const anyInstant = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });

describe('the status of a subscription', () => {
  it.each([
    [1, 'active'],
    [0, 'inactive'],
    [2, 'inactive'],
    ['1', 'inactive'],
    [null, 'inactive'],
  ])('%o on the wire is %s', (wire, status) => expect(toSubscriptionStatus(wire)).toBe(status));

  it('survives the wire', () => {
    expect(toWireSubscriptionStatus('active')).toBe(1);
    expect(toWireSubscriptionStatus('inactive')).toBe(0);
  });
});

describe('a period', () => {
  const period = { startsAt: now, endsAt: inDays(10) };

  it('runs from its first instant until just before its last', () => {
    expect(isRunning(period, new Date(now.getTime() - 1))).toBe(false);
    expect(isRunning(period, now)).toBe(true);
    expect(isRunning(period, new Date(inDays(10).getTime() - 1))).toBe(true);
    expect(isRunning(period, inDays(10))).toBe(false);
  });

  it.each([
    [0, 10],
    [0.01, 10],
    [1, 9],
    [9.99, 1],
    [10, 0],
    [11, 0],
  ])('of ten days has after %d days %i left', (passed, left) => expect(daysLeft(period, inDays(passed))).toBe(left));

  it('has a length in days', () => expect(lengthInDays(period)).toBe(10));
});

describe('the trial', () => {
  it('lasts fifteen days', () => {
    const trial = trialFrom(now);
    expect(trial).toEqual({ isTrial: true, startsAt: now, endsAt: inDays(15) });
    expect([lengthInDays(trial), daysLeft(trial, now), daysLeft(trial, inDays(6))]).toEqual([15, 15, 9]);
    expect(trialPlanType).toBe('WELCOME_TRIAL');
  });
});

describe('months', () => {
  it.each([
    ['2026-11-21T09:00:00Z', 3, '2027-02-21T09:00:00Z'],
    ['2026-11-30T09:00:00Z', 3, '2027-02-28T09:00:00Z'],
    ['2027-11-30T09:00:00Z', 3, '2028-02-29T09:00:00Z'],
    ['2026-08-31T09:00:00Z', 6, '2027-02-28T09:00:00Z'],
    ['2028-02-29T09:00:00Z', 12, '2029-02-28T09:00:00Z'],
    ['2026-12-31T09:00:00Z', 6, '2027-06-30T09:00:00Z'],
    ['2026-02-28T09:00:00Z', 12, '2027-02-28T09:00:00Z'],
    // Already 1 December in Addis Ababa.
    ['2026-11-30T21:30:00Z', 3, '2027-02-28T21:30:00Z'],
    ['2026-02-28T20:59:59Z', 6, '2026-08-28T20:59:59Z'],
  ])('lead from %s in %i to %s', (from, months, to) => {
    expect(addMonths(new Date(from), months)).toEqual(new Date(to));
  });

  it('keep the time of day, and end on the last day of a shorter month', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(3, 6, 12), (instant, months) => {
        const later = addMonths(instant, months);
        expect((later.getTime() - instant.getTime()) % day).toBe(0);
        const inAddis = (date: Date) => new Date(date.getTime() + 3 * 3_600_000);
        expect((inAddis(later).getUTCMonth() - inAddis(instant).getUTCMonth() + 12) % 12).toBe(months % 12);
      }),
      { seed: 1 },
    );
  });
});

describe('what is paid for', () => {
  const paid = (from: number, to: number) => ({ isTrial: false, startsAt: inDays(from), endsAt: inDays(to) });

  it('lasts until the last subscription ends, even one that has not begun', () => {
    expect(paidUntil([paid(-10, 20), paid(20, 110)], now)).toEqual(inDays(110));
    expect(paidUntil([paid(20, 110), paid(-10, 20)], now)).toEqual(inDays(110));
  });

  it('does not include ended subscriptions or a trial', () => {
    expect(paidUntil([], now)).toBeNull();
    expect(paidUntil([paid(-90, 0), trialFrom(now)], now)).toBeNull();
  });
});

describe('a purchase', () => {
  it('starts at once if nothing is paid for', () => {
    const period = { startsAt: now, endsAt: new Date('2027-02-21T09:00:00Z') };
    expect(purchasedPeriod({ months: 3, paidUntil: null, now })).toEqual(period);
    expect(purchasedPeriod({ months: 3, paidUntil: now, now })).toEqual(period);
    expect(purchasedPeriod({ months: 3, paidUntil: inDays(-1), now })).toEqual(period);
  });

  it('follows what is paid for', () => {
    const endsAt = new Date('2026-11-30T09:00:00Z');
    expect(purchasedPeriod({ months: 3, paidUntil: endsAt, now })).toEqual({
      startsAt: endsAt,
      endsAt: new Date('2027-02-28T09:00:00Z'),
    });
  });

  it.each([
    [12, null, true],
    [12, '2026-11-21T09:00:01Z', false],
    [6, '2027-05-21T09:00:00Z', true],
    [6, '2027-05-21T09:00:01Z', false],
    [3, '2027-08-21T09:00:00Z', true],
    [3, '2027-08-22T09:00:00Z', false],
  ])('of %i months is allowed when paid until %s: %s', (months, until, isAllowed) => {
    const purchase = { months, paidUntil: until === null ? null : new Date(until), now };
    const period = purchasedPeriod(purchase);
    expect(checkout(purchase)).toEqual(
      isAllowed ? { ok: true, value: period } : { ok: false, error: 'beyond-one-year' },
    );
    expect(honourPayment(purchase)).toEqual({ ...period, isBeyondOneYear: !isAllowed });
  });

  it('that is allowed never ends more than a year ahead, and payment gives all its months', () => {
    fc.assert(
      fc.property(anyInstant, fc.nat(500), fc.constantFrom(3, 6, 12), (at, paidDays, months) => {
        const purchase = { months, paidUntil: new Date(at.getTime() + paidDays * day), now: at };
        const allowed = checkout(purchase);
        if (allowed.ok) expect(allowed.value.endsAt.getTime()).toBeLessThanOrEqual(addMonths(at, 12).getTime());
        const honoured = honourPayment(purchase);
        expect(honoured.endsAt).toEqual(addMonths(honoured.startsAt, months));
        expect(honoured.isBeyondOneYear).toBe(!allowed.ok);
      }),
      { seed: 2 },
    );
  });
});
