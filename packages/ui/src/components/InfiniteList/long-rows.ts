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

/** Rendered above and below what is in view: Tab and PageDown always find the next one. */
const overscan = 4;

/** As many leave with each picture, at each end: a slow phone takes out no more between two of them. */
const leaveAtOnce = 12;

export interface LongListOptions {
  ids: readonly string[];
  /** The same function for the same ids. */
  idAt: (index: number) => string | number;
  heights: KnownHeights;
  isLong: boolean;
  /** Where the list begins in the page. */
  top: number;
  initialOffset: () => number;
  /** Renders with React's next batch: within the event of the scroll it would make one long task. */
  onChange: () => void;
}

/** Knows which rows are near what the window shows. It is told with every render how the list is. */
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
    // Where the list is not shown its rows have no height: all five thousand would fit into the window.
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

/** What is left of the rows that stood in the page, once a few more are gone; `null` when the others have left. */
function fewer(standing: Span, near: Span): Span | null {
  const first = Math.min(near.first, standing.first + leaveAtOnce);
  const end = Math.max(near.end, standing.end - leaveAtOnce);
  return first === near.first && end === near.end ? null : { first, end };
}

/**
 * Those near the window, and of those that stood in the page before what has not left yet: all of them taken out at once
 * would keep the screen from following the finger.
 */
function shownOf(near: Span, before: Span | null, count: number): { shown: Span; left: Span | null } {
  const standing = before && { first: before.first, end: Math.min(before.end, count) };
  const isNextToIt = standing !== null && standing.first <= near.end && near.first <= standing.end;
  return isNextToIt ? { shown: union(near, standing), left: fewer(standing, near) } : { shown: near, left: null };
}

export interface LongRows extends Pick<Rows, 'rows' | 'room'> {
  /** Of the rows that stood in the page before, in the next picture. */
  left: Span | null;
}

export interface LongRowsOptions extends Pick<LongListOptions, 'ids' | 'top'> {
  /** Which rows stood in the page before it was long. */
  before: Span | null;
  /** Stays in the page wherever it is scrolled to: the focus would be lost with it. */
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
