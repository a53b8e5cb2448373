import { describe, expect, it } from 'vitest';
import { countdown, parseTimeLeft, resendSecondsLeft, stillLeft } from './index.ts';

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
  ])('%i ms after the last one waits %i s', (ms, seconds) =>
    expect(resendSecondsLeft(sentAt, later(ms))).toBe(seconds),
  );
});

describe('the time that is left', () => {
  it.each([
    ['72:00:00', 259_200_000],
    ['0:0:1', 1_000],
    [' 100:59:59 ', 363_599_000],
  ])('%s is %i ms', (text, ms) => expect(parseTimeLeft(text)).toEqual({ ok: true, value: ms }));

  it.each(['', '72:00', '1:60:00', '1:00:60', '-1:00:00', 'soon'])('"%s" is none', (text) => {
    expect(parseTimeLeft(text)).toEqual({ ok: false, error: 'not-a-duration' });
  });

  it('runs down with the clock that heard it, and not below nothing', () => {
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
});
