import { describe, expect, it } from 'vitest';
import { parseTimeLeft } from '../countdown/index.ts';
import { discountLinkState, timeLeft, trialLinkState } from './index.ts';

const expiresAt = new Date('2026-11-24T09:00:00.000Z');
const usedAt = new Date('2026-11-22T09:00:00.000Z');
const at = (text: string) => new Date(text);

describe('a trial link', () => {
  it.each([
    [null, '2026-11-24T08:59:59.999Z', 'open'],
    [null, '2026-11-24T09:00:00.000Z', 'gone'],
    [usedAt, '2026-11-22T09:00:00.000Z', 'repeatable'],
    [usedAt, '2026-11-22T09:09:59.999Z', 'repeatable'],
    [usedAt, '2026-11-22T09:10:00.000Z', 'gone'],
    [at('2026-11-24T08:59:00.000Z'), '2026-11-24T09:05:00.000Z', 'repeatable'],
  ])('used at %s is at %s %s', (used, now, state) => {
    expect(trialLinkState({ expiresAt, usedAt: used }, at(now))).toBe(state);
  });
});

describe('a discount link', () => {
  it.each([
    [null, '2026-11-24T08:59:59.999Z', 'open'],
    [null, '2026-11-24T09:00:00.000Z', 'gone'],
    [usedAt, '2026-11-22T09:00:00.000Z', 'gone'],
  ])('used at %s is at %s %s', (used, now, state) => {
    expect(discountLinkState({ expiresAt, usedAt: used }, at(now))).toBe(state);
  });
});

describe('the time left', () => {
  it.each([
    ['2026-11-21T09:00:00.000Z', '72:00:00'],
    ['2026-11-21T09:00:30.001Z', '71:59:29'],
    ['2026-11-24T08:59:59.001Z', '00:00:00'],
    ['2026-11-24T09:00:01.000Z', '00:00:00'],
    ['2026-11-01T08:57:55.000Z', '552:02:05'],
  ])('at %s is %s', (now, text) => {
    expect(timeLeft({ expiresAt }, at(now))).toBe(text);
  });

  it('is parsed by clients to the second', () => {
    const now = at('2026-11-21T22:10:11.000Z');
    expect(parseTimeLeft(timeLeft({ expiresAt }, now))).toEqual({
      ok: true,
      value: expiresAt.getTime() - now.getTime(),
    });
  });
});
