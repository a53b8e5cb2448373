import { describe, expect, it } from 'vitest';
import { can, canSee, type Viewer, viewerOf } from './index.ts';

const day = 86_400_000;
const now = new Date('2026-11-21T09:00:00Z');
const around = (isTrial: boolean, fromDays: number, toDays: number) => ({
  isTrial,
  startsAt: new Date(now.getTime() + fromDays * day),
  endsAt: new Date(now.getTime() + toDays * day),
});

describe('entitlement', () => {
  it.each([
    ['visitor', false, false],
    ['unsubscribed', false, true],
    ['trial', true, true],
    ['subscriber', true, true],
  ] as const satisfies readonly [Viewer, boolean, boolean][])('of a %s: sees %s, saves %s', (viewer, sees, saves) => {
    for (const part of ['content', 'dates', 'sources', 'prices'] as const) expect(canSee(viewer, part)).toBe(sees);
    expect(can(viewer, 'save')).toBe(saves);
    expect(can(viewer, 'buyDocument')).toBe(saves);
  });
});

describe('the viewer that a user is', () => {
  it('depends on what runs at the moment', () => {
    expect(viewerOf([], now)).toBe('unsubscribed');
    expect(viewerOf([around(true, -6, 9)], now)).toBe('trial');
    expect(viewerOf([around(true, -6, 9), around(false, -1, 1)], now)).toBe('subscriber');
    expect(viewerOf([around(false, 1, 30)], now)).toBe('unsubscribed');
  });

  it('changes at the very instant a subscription ends', () => {
    const ending = around(false, -30, 0);
    expect(viewerOf([ending], new Date(now.getTime() - 1))).toBe('subscriber');
    expect(viewerOf([ending], now)).toBe('unsubscribed');
  });
});
