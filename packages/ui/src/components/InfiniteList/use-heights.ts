import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** The row heights known so far. */
export interface KnownHeights {
  /** Assumed for a row that was never measured. */
  usual: number;
  /** Measured heights, by item id. */
  measured: Readonly<Record<string, number>>;
}

/** The height of a card with a title of two lines, until something is measured. */
export const nothingKnown: KnownHeights = { usual: 176, measured: {} };

/** A row that was never rendered gets the average height of the others. */
export function knownFrom(measured: Readonly<Record<string, number>>): KnownHeights {
  const heights = Object.values(measured);
  if (heights.length === 0) return nothingKnown;
  const sum = heights.reduce((total, height) => total + height, 0);
  return { usual: Math.round(sum / heights.length), measured };
}

// `useLayoutEffect` warns on the server, which has no layout.
export const useBeforePaint = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * Two pages. "Find in page" finds all of them; each further page makes a new card slower to lay out and paint, and with
 * two hundred cards scrolling stutters on a slow phone.
 */
const keepsAllUpTo = 40;

/** From this number of rows on, the code for long lists is loaded ahead. */
export const soonLong = 20;

/** Several pages may arrive together; measuring all their rows at once would take too long. */
export const measuresAtMost = 2 * keepsAllUpTo;

export interface KnownOnceLongOptions {
  list: RefObject<HTMLUListElement | null>;
  ids: readonly string[];
  remembered: KnownHeights;
  /** The code for long lists is loaded. */
  canBegin: boolean;
  /** Rows are still being added, one a frame. Other work waits, because both at once would take too long. */
  isArriving: boolean;
}

/**
 * The heights once the list is so long that most rows are removed; `null` before. Just before that all rows are
 * measured, so that nothing moves.
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
