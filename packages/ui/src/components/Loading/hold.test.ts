import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHold } from './hold.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Loads for the given time; returns how long after the end the skeleton stayed. */
function heldAfterLoading(ms: number): number {
  const started = performance.now();
  let releasedAt = Number.NaN;
  const hold = createHold(() => {
    releasedAt = performance.now();
  });
  hold.begin();
  vi.advanceTimersByTime(ms);
  hold.end();
  vi.runAllTimers();
  return releasedAt - started - ms;
}

describe('a skeleton', () => {
  it.each([0, 149])('that was invisible is removed at once (after %d ms)', (ms) => {
    expect(heldAfterLoading(ms)).toBe(0);
  });

  it.each([
    [150, 300],
    [200, 250],
    [449, 1],
  ])('that became visible stays 300 ms in all (after %d ms: %d more)', (ms, more) => {
    expect(heldAfterLoading(ms)).toBe(more);
  });

  it('that was visible long enough is removed at once', () => {
    expect(heldAfterLoading(450)).toBe(0);
    expect(heldAfterLoading(10_000)).toBe(0);
  });

  it('stays if loading starts again before it was removed', () => {
    const onRelease = vi.fn();
    const hold = createHold(onRelease);
    hold.begin();
    vi.advanceTimersByTime(200);
    hold.end();
    hold.begin();
    vi.advanceTimersByTime(10_000);
    expect(onRelease).not.toHaveBeenCalled();
  });

  it('that is unmounted calls nobody', () => {
    const onRelease = vi.fn();
    const hold = createHold(onRelease);
    hold.begin();
    vi.advanceTimersByTime(200);
    hold.end();
    hold.stop();
    vi.runAllTimers();
    expect(onRelease).not.toHaveBeenCalled();
  });
});
