import { describe, expect, it } from 'vitest';
import { dueReminder } from './reminder-days.ts';

describe('a due reminder', () => {
  const closesAt = new Date('2026-12-20T07:00:00Z');
  it.each([
    ['2026-12-13T03:59', '2026-12-01', null],
    ['2026-12-13T04:00', '2026-12-01', 7],
    ['2026-12-15T12:00', '2026-12-01', 7],
    ['2026-12-15T12:00', '2026-12-14', null],
    ['2026-12-17T04:00', '2026-12-14', 3],
    ['2026-12-19T03:00', '2026-12-01', 3],
    ['2026-12-19T04:00', '2026-12-18', 1],
    ['2026-12-20T04:00', '2026-12-18', 0],
    ['2026-12-20T05:00', '2026-12-20T04:30', null],
  ])('is chosen at %s for a deadline known since %s: %s', (now, knownAt, days) => {
    expect(dueReminder(closesAt, { knownAt: new Date(knownAt), now: new Date(`${now}Z`) })).toBe(days);
  });
});
