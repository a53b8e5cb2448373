import { type RefObject, useEffectEvent } from 'react';
import { type KnownHeights, useBeforePaint } from './use-heights.ts';

/** A reader's position in a list, kept by the app while another page is shown. */
export interface InfiniteListPosition {
  /** How far the page was scrolled. */
  offset: number;
  /** Gives the page its former height before its rows are rendered. */
  heights: KnownHeights;
}

export interface ScrollPositionOptions {
  /** For a short list. A long list starts at its position by itself. */
  remembered: InfiniteListPosition | undefined;
  onLeave: ((place: InfiniteListPosition) => void) | undefined;
  heights: () => KnownHeights;
}

/** Restores the position before the first paint, and reports the position when the list unmounts. */
export function useScrollPosition({ remembered, onLeave, heights }: ScrollPositionOptions): void {
  const restore = useEffectEvent(() => {
    if (remembered) window.scrollTo({ top: remembered.offset, behavior: 'instant' });
  });
  const leave = useEffectEvent(() => onLeave?.({ offset: window.scrollY, heights: heights() }));
  useBeforePaint(() => {
    restore();
    return () => leave();
  }, []);
}

/** Methods for an app's own shortcuts that move from item to item. */
export interface InfiniteListHandle {
  /** The id of the first item that is not above the window. */
  firstInView: () => string | undefined;
  /** Scrolls to an item and focuses its first link or button. */
  focusItem: (id: string) => void;
}

/** The header covers this much of the page. */
const headerHeight = 56;

export function firstInView(list: RefObject<HTMLUListElement | null>): string | undefined {
  const rows = [...(list.current?.children ?? [])] as HTMLElement[];
  return rows.find((row) => row.getBoundingClientRect().bottom > headerHeight)?.dataset.id;
}

/** Returns whether the item was in the DOM. */
export function focusRow(list: RefObject<HTMLUListElement | null>, id: string): boolean {
  const rows = [...(list.current?.children ?? [])] as HTMLElement[];
  const target = rows.find((row) => row.dataset.id === id)?.querySelector<HTMLElement>('a[href], button');
  target?.focus();
  return target !== undefined;
}
