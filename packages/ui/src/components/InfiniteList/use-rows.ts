import { type RefObject, useCallback, useRef, useState } from 'react';
import {
  type KnownHeights,
  measuresAtMost,
  nothingKnown,
  soonLong,
  useBeforePaint,
  useKnownOnceLong,
} from './use-heights.ts';
import type { InfiniteListPlace } from './use-place.ts';
import { useVirtualCore } from './use-virtual-core.ts';
import { useWindowVirtualizer } from './use-window-virtualizer.ts';

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

const withRow = (indexes: number[], index: number): number[] =>
  index < 0 || indexes.includes(index) ? indexes : [...indexes, index].sort((one, other) => one - other);

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
function useStart(remembered: InfiniteListPlace | undefined): () => number {
  const start = useRef(remembered?.offset);
  useBeforePaint(() => {
    start.current = undefined;
  }, []);
  return () => start.current ?? (typeof window === 'undefined' ? 0 : window.scrollY);
}

const inFlow = (ids: readonly string[]): Row[] => ids.map((_, index) => ({ index, top: null }));

/** All rows of a short list; of a long one those in view and near it. */
export function useRows({ list, ids, focusedId, remembered }: RowsOptions): Rows {
  const before = remembered?.heights ?? nothingKnown;
  const core = useVirtualCore(ids.length > soonLong);
  const known = useKnownOnceLong({ list, ids, remembered: before, canBegin: Boolean(core) });
  const { usual, measured } = known ?? before;
  const top = useTop(list, known !== null);
  const [initialRect] = useState(windowSize);
  const initialOffset = useStart(remembered);
  const focused = focusedId === null ? -1 : ids.indexOf(focusedId);
  const idAt = useCallback((index: number) => ids[index] ?? index, [ids]);
  const heightBefore = (index: number) => measured[ids[index] ?? ''] ?? usual;
  const virtualizer = useWindowVirtualizer(core, {
    count: ids.length,
    enabled: known !== null,
    estimateSize: heightBefore,
    getItemKey: idAt,
    initialOffset,
    initialRect,
    // Where the list is not shown its rows have no height: all five thousand would fit into the window.
    measureElement: (row, entry, list) =>
      core?.measureElement(row, entry, list) || heightBefore(list.indexFromElement(row)),
    overscan,
    rangeExtractor: (range) => withRow(core?.defaultRangeExtractor(range) ?? [], focused),
    scrollMargin: top,
  });
  const heights = () => ({ usual, measured: { ...measured, ...Object.fromEntries(virtualizer?.itemSizeCache ?? []) } });
  if (!virtualizer || !known) {
    // So many at once would take long to render, only to be taken out again.
    const shown = core === undefined ? ids.slice(0, measuresAtMost) : ids;
    return { rows: inFlow(shown), height: null, measure: undefined, heights };
  }
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - top })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    heights,
  };
}
