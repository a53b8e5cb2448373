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
  /** From the top of the list; `null` where the row stands in the flow of the page. */
  top: number | null;
  /** Of a long list; not of rows that are about to be taken out. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

export interface Rows {
  rows: readonly Row[];
  /** What holds the room of the rows that are not in the page; `null` while all of them are. */
  room: { height: number; before: number } | null;
  /** To be remembered while another page is shown. */
  heights: () => KnownHeights;
}

interface RowsOptions {
  list: RefObject<HTMLUListElement | null>;
  ids: readonly string[];
  focusedId: string | null;
  remembered: InfiniteListPosition | undefined;
  isArriving: boolean;
}

/** Where a long list begins in the page. What stands above it may change its height. */
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
 * Where a long list begins to be shown. It is told, not found out by scrolling there: a page that stands where it stood
 * a frame ago sends no event of it.
 */
function useStart(remembered: InfiniteListPosition | undefined): () => number {
  const start = useRef(remembered?.offset);
  useBeforePaint(() => {
    start.current = undefined;
  }, []);
  return () => start.current ?? window.scrollY;
}

const inFlow = (ids: readonly string[]): Row[] => ids.map((_, index) => ({ index, top: null, measure: undefined }));

/** All rows of a short list; of a long one those in view and near it. */
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
  // More at once would take long to render, only to be taken out again.
  const shown = long === undefined ? ids.slice(0, measuresAtMost) : ids;
  return { rows: inFlow(shown), room: null, heights };
}
