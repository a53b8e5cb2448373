import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import {
  type KnownHeights,
  measuresAtMost,
  nothingKnown,
  soonLong,
  useBeforePaint,
  useKnownOnceLong,
} from './use-heights.ts';
import { useLongRows } from './use-long-rows.ts';
import type { InfiniteListPosition } from './use-scroll-position.ts';
import { useWindowVirtualizer } from './use-window-virtualizer.ts';

/** Neighbouring rows: from the first to before the end. */
export interface Span {
  first: number;
  end: number;
}

export interface Row {
  index: number;
  /** Offset from the top of the list; `null` for a row in normal flow. */
  top: number | null;
  /** Set for rows of a long list, but not for rows about to be removed. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

export interface Rows {
  rows: readonly Row[];
  /** Height of the rows outside the DOM; `null` while all rows are rendered. */
  room: { height: number; before: number } | null;
  /** Saved while another page is shown. */
  heights: () => KnownHeights;
}

interface RowsOptions {
  list: RefObject<HTMLUListElement | null>;
  ids: readonly string[];
  focusedId: string | null;
  remembered: InfiniteListPosition | undefined;
  isArriving: boolean;
}

/** Offset of a long list from the top of the page. Content above it may change its height. */
function useTop(list: RefObject<HTMLUListElement | null>, isLong: boolean): number {
  const [top, setTop] = useState(0);
  useBeforePaint(() => {
    if (!isLong || !list.current) return;
    const now = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
    if (Math.abs(now - top) > 1) setTop(now);
  });
  return top;
}

/**
 * The initial offset of a long list. It is passed in, because a page that is already at that position sends no scroll
 * event.
 */
function useStart(remembered: InfiniteListPosition | undefined): () => number {
  const start = useRef(remembered?.offset);
  useBeforePaint(() => {
    start.current = undefined;
  }, []);
  return () => start.current ?? window.scrollY;
}

const inFlow = (ids: readonly string[]): Row[] => ids.map((_, index) => ({ index, top: null, measure: undefined }));

/** All rows of a short list; of a long one those near the window. */
export function useRows({ list, ids, focusedId, remembered, isArriving }: RowsOptions): Rows {
  const before = remembered?.heights ?? nothingKnown;
  const long = useLongRows(ids.length > soonLong);
  const known = useKnownOnceLong({ list, ids, remembered: before, canBegin: Boolean(long), isArriving });
  const isLong = known !== null;
  const top = useTop(list, isLong);
  const idAt = useCallback((index: number) => ids[index] ?? index, [ids]);
  const { usual, measured } = known ?? before;
  const virtualizer = useWindowVirtualizer(long, {
    ids,
    idAt,
    heights: { usual, measured },
    isLong,
    top,
    initialOffset: useStart(remembered),
  });
  const [standing, setStanding] = useState<Span | null>(remembered ? null : { first: 0, end: measuresAtMost });
  const near = isLong && virtualizer ? long?.longRows(virtualizer, { ids, top, before: standing, focusedId }) : null;
  useEffect(() => {
    if (!near || !standing) return;
    const frame = requestAnimationFrame(() => startTransition(() => setStanding(near.left)));
    return () => cancelAnimationFrame(frame);
  });
  const heights = () => ({ usual, measured: { ...measured, ...Object.fromEntries(virtualizer?.itemSizeCache ?? []) } });
  if (near) return { ...near, heights };
  // Rendering more at once takes long, and they would be removed again.
  const shown = long === undefined ? ids.slice(0, measuresAtMost) : ids;
  return { rows: inFlow(shown), room: null, heights };
}
