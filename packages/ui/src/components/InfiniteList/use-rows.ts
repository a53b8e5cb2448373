import { defaultRangeExtractor, measureElement, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { type KnownHeights, nothingKnown, useBeforePaint, useKnownOnceLong } from './use-heights.ts';
import type { InfiniteListPlace } from './use-place.ts';

/** Rendered above and below what is in view: Tab and PageDown always find the next one. */
const overscan = 4;

export interface Row {
  index: number;
  /** From the top of the list; `null` where the row stands in the flow of the page. */
  top: number | null;
}

export interface Rows {
  rows: readonly Row[];
  /** Of all rows together; `null` where the page finds it out by itself. */
  height: number | null;
  measure: ((row: HTMLElement | null) => void) | undefined;
  /** To be remembered while another page is shown. */
  heights: () => KnownHeights;
}

interface RowsOptions {
  list: RefObject<HTMLUListElement | null>;
  ids: readonly string[];
  /** Stays in the page wherever it is scrolled to: the focus would be lost with it. */
  focusedId: string | null;
  remembered: InfiniteListPlace | undefined;
}

const windowSize = () => ({
  width: typeof window === 'undefined' ? 0 : window.innerWidth,
  height: typeof window === 'undefined' ? 0 : window.innerHeight,
});

const withRow = (range: Range, index: number): number[] => {
  const indexes = defaultRangeExtractor(range);
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].sort((one, other) => one - other);
};

/** Where the list begins in the page. What stands above it may change its height. */
function useTop(list: RefObject<HTMLUListElement | null>): number {
  const [top, setTop] = useState(0);
  useBeforePaint(() => {
    if (!list.current) return;
    const now = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
    if (Math.abs(now - top) > 1) setTop(now);
  });
  return top;
}

/**
 * Where a long list begins to be shown. It is told, not found out by scrolling there: a page that stands where it stood
 * a frame ago sends no event of it.
 */
function useStart(remembered: InfiniteListPlace | undefined): () => number {
  const start = useRef(remembered?.offset);
  useBeforePaint(() => {
    start.current = undefined;
  }, []);
  return () => start.current ?? (typeof window === 'undefined' ? 0 : window.scrollY);
}

/** All rows of a short list; of a long one those in view and near it. */
export function useRows({ list, ids, focusedId, remembered }: RowsOptions): Rows {
  const before = remembered?.heights ?? nothingKnown;
  const known = useKnownOnceLong(list, ids, before);
  const isLong = known !== null;
  const { usual, measured } = known ?? before;
  const top = useTop(list);
  const [initialRect] = useState(windowSize);
  const initialOffset = useStart(remembered);
  const focused = focusedId === null ? -1 : ids.indexOf(focusedId);
  const idAt = useCallback((index: number) => ids[index] ?? index, [ids]);
  const heightBefore = (index: number) => measured[ids[index] ?? ''] ?? usual;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: ids.length,
    enabled: isLong,
    estimateSize: heightBefore,
    getItemKey: idAt,
    initialOffset,
    initialRect,
    // Where the list is not shown its rows have no height: all five thousand would fit into the window.
    measureElement: (row, entry, list) => measureElement(row, entry, list) || heightBefore(list.indexFromElement(row)),
    overscan,
    rangeExtractor: (range) => withRow(range, focused),
    scrollMargin: top,
    // Rendering within the event of the scroll would make one long task of it.
    useFlushSync: false,
  });
  return {
    rows: isLong
      ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - top }))
      : ids.map((_, index) => ({ index, top: null })),
    height: isLong ? virtualizer.getTotalSize() : null,
    measure: isLong ? virtualizer.measureElement : undefined,
    heights: () => ({ usual, measured: { ...measured, ...Object.fromEntries(virtualizer.itemSizeCache) } }),
  };
}
