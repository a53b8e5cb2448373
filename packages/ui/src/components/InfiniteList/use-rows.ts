import { type RefObject, useCallback, useRef, useState } from 'react';
import {
  type KnownHeights,
  measuresAtMost,
  nothingKnown,
  soonLong,
  useBeforePaint,
  useKnownOnceLong,
} from './use-heights.ts';
import { isIn, type Span, useLeaving } from './use-leaving.ts';
import type { InfiniteListPlace } from './use-place.ts';
import { useVirtualCore } from './use-virtual-core.ts';
import { useWindowVirtualizer } from './use-window-virtualizer.ts';

/** Rendered above and below what is in view: Tab and PageDown always find the next one. */
const overscan = 4;

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
  /** Stays in the page wherever it is scrolled to: the focus would be lost with it. */
  focusedId: string | null;
  remembered: InfiniteListPlace | undefined;
}

const windowSize = () => ({
  width: typeof window === 'undefined' ? 0 : window.innerWidth,
  height: typeof window === 'undefined' ? 0 : window.innerHeight,
});

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

const spanOf = (items: readonly { index: number }[]): Span => ({
  first: items[0]?.index ?? 0,
  end: (items.at(-1)?.index ?? -1) + 1,
});

const rowsOf = ({ first, end }: Span, measureOf: (index: number) => Row['measure']): Row[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place).map((index) => ({
    index,
    top: null,
    measure: measureOf(index),
  }));

/** All rows of a short list; of a long one those in view and near it. */
export function useRows({ list, ids, focusedId, remembered }: RowsOptions): Rows {
  const before = remembered?.heights ?? nothingKnown;
  const core = useVirtualCore(ids.length > soonLong);
  const known = useKnownOnceLong({ list, ids, remembered: before, canBegin: Boolean(core) });
  const { usual, measured } = known ?? before;
  const top = useTop(list, known !== null);
  const [initialRect] = useState(windowSize);
  const initialOffset = useStart(remembered);
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
    measureElement: (row, entry, { indexFromElement, itemSizeCache }) => {
      const index = indexFromElement(row);
      return entry?.borderBoxSize[0]?.blockSize || (itemSizeCache.get(idAt(index)) ?? heightBefore(index));
    },
    overscan,
    scrollMargin: top,
  });
  const near = known && virtualizer ? spanOf(virtualizer.getVirtualItems()) : null;
  const shown = useLeaving(near, { count: ids.length, wereThere: remembered === undefined });
  const heights = () => ({ usual, measured: { ...measured, ...Object.fromEntries(virtualizer?.itemSizeCache ?? []) } });
  if (!virtualizer || !near || !shown) {
    // So many at once would take long to render, only to be taken out again.
    const end = core === undefined ? Math.min(ids.length, measuresAtMost) : ids.length;
    return { rows: rowsOf({ first: 0, end }, () => undefined), room: null, heights };
  }
  const { measureElement: measure, measurementsCache } = virtualizer;
  const startOf = (index: number) => (measurementsCache[index]?.start ?? top) - top;
  const rows = rowsOf(shown, (index) => (isIn(near, index) ? measure : undefined));
  const focused = focusedId === null ? -1 : ids.indexOf(focusedId);
  const apart = focused < 0 || isIn(shown, focused) ? [] : [{ index: focused, top: startOf(focused), measure }];
  return {
    rows: focused < shown.first ? [...apart, ...rows] : [...rows, ...apart],
    room: { height: virtualizer.getTotalSize(), before: startOf(shown.first) },
    heights,
  };
}
