import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/virtual-core';
import type { KnownHeights } from './use-heights.ts';
import type { Row, Rows, Span } from './use-rows.ts';

export type WindowVirtualizer = Virtualizer<Window, HTMLElement>;
type Options = VirtualizerOptions<Window, HTMLElement>;

/** Rows rendered above and below the window, so that Tab and PageDown always find the next one. */
const overscan = 4;

/** How many rows leave the DOM in each frame at each end. A slow phone can remove no more in one frame. */
const leaveAtOnce = 12;

export interface LongListOptions {
  ids: readonly string[];
  /** Must be the same function for the same ids. */
  idAt: (index: number) => string | number;
  heights: KnownHeights;
  isLong: boolean;
  /** Offset of the list from the top of the page. */
  top: number;
  initialOffset: () => number;
  /** Rendering waits for React's next batch; inside the scroll event it would be one long task. */
  onChange: () => void;
}

/** Finds the rows near the window. Every render passes it the current state. */
export function virtualizerOf(held: WindowVirtualizer | null, list: LongListOptions): WindowVirtualizer {
  const { ids, idAt, heights, isLong, top, initialOffset, onChange } = list;
  const heightBefore = (index: number) => heights.measured[ids[index] ?? ''] ?? heights.usual;
  const options: Options = {
    count: ids.length,
    enabled: isLong,
    estimateSize: heightBefore,
    getItemKey: idAt,
    getScrollElement: () => window,
    initialOffset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // The rows of a hidden list have no height, so that all five thousand would fit into the window.
    measureElement: (row, entry, { indexFromElement, itemSizeCache }) => {
      const index = indexFromElement(row);
      return entry?.borderBoxSize[0]?.blockSize || (itemSizeCache.get(idAt(index)) ?? heightBefore(index));
    },
    observeElementOffset: observeWindowOffset,
    observeElementRect: observeWindowRect,
    onChange,
    overscan,
    scrollMargin: top,
    scrollToFn: windowScroll,
  };
  const virtualizer = held ?? new Virtualizer(options);
  virtualizer.setOptions(options);
  return virtualizer;
}

const isIn = ({ first, end }: Span, index: number): boolean => index >= first && index < end;

const union = (one: Span, other: Span): Span => ({
  first: Math.min(one.first, other.first),
  end: Math.max(one.end, other.end),
});

/** The rows that remain after removing a few; `null` when no more have to leave. */
function fewer(standing: Span, near: Span): Span | null {
  const first = Math.min(near.first, standing.first + leaveAtOnce);
  const end = Math.max(near.end, standing.end - leaveAtOnce);
  return first === near.first && end === near.end ? null : { first, end };
}

/**
 * The rows near the window, plus earlier ones that have not left yet: removing all of them at once would make scrolling
 * stutter.
 */
function shownOf(near: Span, before: Span | null, count: number): { shown: Span; left: Span | null } {
  const standing = before && { first: before.first, end: Math.min(before.end, count) };
  const isNextToIt = standing !== null && standing.first <= near.end && near.first <= standing.end;
  return isNextToIt ? { shown: union(near, standing), left: fewer(standing, near) } : { shown: near, left: null };
}

export interface LongRows extends Pick<Rows, 'rows' | 'room'> {
  /** The earlier rows that remain in the next frame. */
  left: Span | null;
}

export interface LongRowsOptions extends Pick<LongListOptions, 'ids' | 'top'> {
  /** The rows that were in the DOM before the list became long. */
  before: Span | null;
  /** Stays in the DOM at any scroll position, because removing it would lose the focus. */
  focusedId: string | null;
}

export function longRows(virtualizer: WindowVirtualizer, { ids, top, before, focusedId }: LongRowsOptions): LongRows {
  const items = virtualizer.getVirtualItems();
  const near: Span = { first: items[0]?.index ?? 0, end: (items.at(-1)?.index ?? -1) + 1 };
  const { shown, left } = shownOf(near, before, ids.length);
  const { measureElement: measure, measurementsCache } = virtualizer;
  const startOf = (index: number) => (measurementsCache[index]?.start ?? top) - top;
  const rows = Array.from({ length: shown.end - shown.first }, (_, place): Row => {
    const index = shown.first + place;
    return { index, top: null, measure: isIn(near, index) ? measure : undefined };
  });
  const focused = focusedId === null ? -1 : ids.indexOf(focusedId);
  const apart: Row[] = focused < 0 || isIn(shown, focused) ? [] : [{ index: focused, top: startOf(focused), measure }];
  return {
    rows: focused < shown.first ? [...apart, ...rows] : [...rows, ...apart],
    room: { height: virtualizer.getTotalSize(), before: startOf(shown.first) },
    left,
  };
}
