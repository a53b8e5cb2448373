import { type RefObject, useEffectEvent } from 'react';
import { type KnownHeights, useBeforePaint } from './use-heights.ts';

/** Where a reader was in a list, to be kept by the app while another page is shown. */
export interface InfiniteListPosition {
  /** How far the page was scrolled. */
  offset: number;
  /** So that the page is as high as it was before its rows are there. */
  heights: KnownHeights;
}

export interface ScrollPositionOptions {
  /** Of a short list; a long one begins there by itself. */
  remembered: InfiniteListPosition | undefined;
  onLeave: ((place: InfiniteListPosition) => void) | undefined;
  heights: () => KnownHeights;
}

/** Goes to the remembered place before anything is seen, and tells the place when the list goes away. */
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

/** What an app needs to move from item to item by keys of its own. */
export interface InfiniteListHandle {
  /** The id of the first item that is not hidden above the window. */
  firstInView: () => string | undefined;
  /** Brings an item into view, wherever it is, and puts the focus on its first link or button. */
  focusItem: (id: string) => void;
}

/** Of the header, which lies over the page. */
const headerHeight = 56;

export function firstInView(list: RefObject<HTMLUListElement | null>): string | undefined {
  const rows = [...(list.current?.children ?? [])] as HTMLElement[];
  return rows.find((row) => row.getBoundingClientRect().bottom > headerHeight)?.dataset.id;
}

/** Whether the item was there to take it. */
export function focusRow(list: RefObject<HTMLUListElement | null>, id: string): boolean {
  const rows = [...(list.current?.children ?? [])] as HTMLElement[];
  const target = rows.find((row) => row.dataset.id === id)?.querySelector<HTMLElement>('a[href], button');
  target?.focus();
  return target !== undefined;
}
