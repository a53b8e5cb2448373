import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** What is known of how high the rows are. */
export interface KnownHeights {
  /** Of a row that was never measured. */
  usual: number;
  /** Of the others, by id. */
  measured: Readonly<Record<string, number>>;
}

/** A card with a title of two lines, until there is something to measure. */
export const nothingKnown: KnownHeights = { usual: 176, measured: {} };

/** A row that was never shown is assumed to have the average height of the others. */
export function knownFrom(measured: Readonly<Record<string, number>>): KnownHeights {
  const heights = Object.values(measured);
  if (heights.length === 0) return nothingKnown;
  const sum = heights.reduce((total, height) => total + height, 0);
  return { usual: Math.round(sum / heights.length), measured };
}

// The server has no layout, and says so in its log when asked to wait for one.
export const useBeforePaint = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * Two pages. Find in page knows all of them; each more makes every card that arrives longer to lay out and draw, and
 * with two hundred a slow phone no longer follows the finger.
 */
const keepsAllUpTo = 40;

/** From here on what a long list needs is fetched, to be there when it is. */
export const soonLong = 20;

/** More than one page may have come with; all at once they would take too long. */
export const measuresAtMost = 2 * keepsAllUpTo;

export interface KnownOnceLongOptions {
  list: RefObject<HTMLUListElement | null>;
  ids: readonly string[];
  remembered: KnownHeights;
  /** What shows a long list is there. */
  canBegin: boolean;
  /** Rows still come, one with each picture: what else there is to do waits, as both at once would take too long. */
  isArriving: boolean;
}

/**
 * What is known of the heights once the list is so long that most rows are taken out; `null` before. Just before that
 * all of them are measured where they stand, so that nothing moves.
 */
export function useKnownOnceLong(options: KnownOnceLongOptions): KnownHeights | null {
  const { list, ids, remembered, canBegin, isArriving } = options;
  const [known, setKnown] = useState<KnownHeights | null>(null);
  const isLong = canBegin && ids.length > keepsAllUpTo;
  const canMeasure = known === null && isLong && !isArriving && ids.length <= measuresAtMost;
  useEffect(() => {
    if (!canMeasure) return;
    const frame = requestAnimationFrame(() => {
      const rows = [...(list.current?.children ?? [])] as HTMLElement[];
      if (rows.length !== ids.length) return;
      const heights = rows.map((row, index) => [ids[index], row.getBoundingClientRect().height] as const);
      startTransition(() => setKnown(knownFrom(Object.fromEntries(heights))));
    });
    return () => cancelAnimationFrame(frame);
  }, [canMeasure, ids, list]);
  if (!isLong) return null;
  if (known) return known;
  const isThereAlready = Object.keys(remembered.measured).length > 0 || ids.length > measuresAtMost;
  return isThereAlready ? remembered : null;
}
