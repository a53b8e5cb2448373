import { startTransition, useEffect, useState } from 'react';
import { measuresAtMost } from './use-heights.ts';

/** Neighbouring rows: from the first to before the end. */
export interface Span {
  first: number;
  end: number;
}

export const isIn = ({ first, end }: Span, index: number): boolean => index >= first && index < end;

/** As many as a slow phone takes out between two pictures, at each end. */
const atATime = 12;

const touch = (one: Span, other: Span): boolean => one.first <= other.end && other.first <= one.end;

/** The rows that stand there still, once a few more are gone; `null` when only those near the window are left. */
function fewer(leaving: Span, near: Span): Span | null {
  const first = Math.min(near.first, leaving.first + atATime);
  const end = Math.max(near.end, leaving.end - atATime);
  return first === near.first && end === near.end ? null : { first, end };
}

export interface LeavingOptions {
  /** How many rows there are in all. */
  count: number;
  /** All of them stood in the page before. */
  wereThere: boolean;
}

/**
 * Which rows of a list stand in the page once it has become so long that only those near the window stay. The others
 * leave a few at a time: all of them taken out at once would keep the screen from following the finger.
 */
export function useLeaving(near: Span | null, { count, wereThere }: LeavingOptions): Span | null {
  const [kept, setKept] = useState<Span | null>(wereThere ? { first: 0, end: measuresAtMost } : null);
  const leaving = kept && { first: kept.first, end: Math.min(kept.end, count) };
  const areThere = near !== null && leaving !== null && touch(near, leaving);
  useEffect(() => {
    if (!near || !leaving) return;
    if (!areThere) return setKept(null);
    const frame = requestAnimationFrame(() => startTransition(() => setKept(fewer(leaving, near))));
    return () => cancelAnimationFrame(frame);
  });
  if (!near || !areThere) return near;
  return { first: Math.min(near.first, leaving.first), end: Math.max(near.end, leaving.end) };
}
