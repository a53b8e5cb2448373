import { describe, expect, it } from 'vitest';
import { morningAt } from './mornings.ts';

describe('the morning of alerts', () => {
  it.each([
    ['2026-11-25T03:59:59Z', null],
    ['2026-11-25T04:00:00Z', '2026-11-25T04:00:00.000Z'],
    ['2026-11-25T17:59:59Z', '2026-11-25T04:00:00.000Z'],
    ['2026-11-25T18:00:00Z', null],
    ['2026-11-25T22:00:00Z', null],
  ])('at %s is %s', (now, morning) => {
    expect(morningAt(new Date(now))?.toISOString() ?? null).toBe(morning);
  });
});
