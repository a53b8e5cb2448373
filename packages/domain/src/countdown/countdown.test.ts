import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canResend, countdown, parseTimeLeft, resendSecondsLeft, stillLeft } from './index.ts';

const sentAt = new Date('2026-11-21T09:00:00Z');
const later = (ms: number) => new Date(sentAt.getTime() + ms);

describe('sending a code again', () => {
  it.each([
    [0, 60],
    [1, 60],
    [1_000, 59],
    [59_999, 1],
    [60_000, 0],
    [3_600_000, 0],
    [-86_400_000, 60],
  ])('%i ms after the last one waits %i s', (ms, seconds) => {
    expect(resendSecondsLeft(sentAt, later(ms))).toBe(seconds);
    expect(canResend(sentAt, later(ms))).toBe(seconds === 0);
  });
});

describe('the time that is left', () => {
  it.each([
    ['72:00:00', 259_200_000],
    ['0:0:1', 1_000],
    [' 100:59:59 ', 363_599_000],
  ])('%s is %i ms', (text, ms) => expect(parseTimeLeft(text)).toEqual({ ok: true, value: ms }));

  it.each([
    '',
    '72:00',
    '1:00:00:00',
    '1:0 0:00',
    '1000000:00:00',
    '1.5:00:00',
    '1:60:00',
    '1:00:60',
    '-1:00:00',
    'soon',
  ])('"%s" is invalid', (text) => {
    expect(parseTimeLeft(text)).toEqual({ ok: false, error: 'not-a-duration' });
  });

  it('counts down with the local clock, and not below zero', () => {
    expect(stillLeft(10_000, 500, 4_500)).toBe(6_000);
    expect(stillLeft(10_000, 500, 20_000)).toBe(0);
    expect(stillLeft(10_000, 500, 0)).toBe(10_000);
  });
});

describe('the countdown of a discount', () => {
  it.each([
    [259_200_000, { form: 'days', days: 3, hours: 0, minutes: 0 }],
    [90_061_000, { form: 'days', days: 1, hours: 1, minutes: 1 }],
    [86_400_000, { form: 'days', days: 1, hours: 0, minutes: 0 }],
    [86_399_999, { form: 'hours', hours: 23, minutes: 59, seconds: 59 }],
    [999, { form: 'hours', hours: 0, minutes: 0, seconds: 0 }],
    [-5_000, { form: 'hours', hours: 0, minutes: 0, seconds: 0 }],
  ])('with %i ms shows %o', (ms, shown) => expect(countdown(ms)).toEqual(shown));

  it('adds up to the remaining time, to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 86_400_000 }), (leftMs) => {
        const shown = { days: 0, seconds: 0, ...countdown(leftMs) };
        const seconds = ((shown.days * 24 + shown.hours) * 60 + shown.minutes) * 60 + shown.seconds;
        const unshown = Math.floor(leftMs / 1_000) - seconds;
        expect(unshown).toBeGreaterThanOrEqual(0);
        expect(unshown).toBeLessThan(shown.form === 'days' ? 60 : 1);
        expect([shown.hours < 24, shown.minutes < 60, shown.seconds < 60]).toEqual([true, true, true]);
      }),
      { seed: 1 },
    );
  });

  it('never increases or falls below zero', () => {
    const moments = fc.tuple(fc.nat(100_000), fc.nat(200_000), fc.nat(200_000));
    fc.assert(
      fc.property(moments, ([initialMs, oneMs, otherMs]) => {
        const [earlier, after] = oneMs < otherMs ? [oneMs, otherMs] : [otherMs, oneMs];
        const left = stillLeft(initialMs, 50_000, after);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(stillLeft(initialMs, 50_000, earlier));
      }),
      { seed: 2 },
    );
  });
});
