import { type RefObject, useEffect } from 'react';

/** What clips the list: a drawer's content, or no more than the window. */
function boxAround(field: HTMLElement): HTMLElement | null {
  for (let box = field.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowY !== 'visible') return box;
  return null;
}

function seenOf(box: HTMLElement | null): { top: number; bottom: number } {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  const edges = box?.getBoundingClientRect();
  return {
    top: Math.max(offsetTop, edges?.top ?? 0),
    bottom: Math.min(offsetTop + height, edges?.bottom ?? Number.POSITIVE_INFINITY),
  };
}

/** On the other side when there is not room enough on this one, and more there; in a box that scrolls, into view. */
function takeSide(panel: HTMLElement, field: HTMLElement, box: HTMLElement | null): void {
  const seen = seenOf(box);
  // Nothing of the box is seen: a window is without size for a moment while it changes.
  if (seen.bottom <= seen.top) return;
  const place = field.getBoundingClientRect();
  const above = place.top - seen.top;
  const below = seen.bottom - place.bottom;
  const { side } = panel.dataset;
  const height = panel.offsetHeight;
  if ((side === 'above' ? above : below) < height) panel.dataset.side = above > below ? 'above' : 'below';
  const { top, bottom } = panel.getBoundingClientRect();
  box?.scrollBy(0, Math.max(0, bottom - seen.bottom) + Math.min(0, top - seen.top));
}

/**
 * Puts a list below its field or above it, and looks again when the list or its field grows and when the keyboard of a
 * phone comes. The list is told its side before it is painted.
 */
export function useSide(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = panel.current;
    const field = list?.parentElement;
    if (!(list && field)) return;
    const box = boxAround(field);
    const look = () => takeSide(list, field, box);
    const observer = new ResizeObserver(look);
    observer.observe(list);
    observer.observe(field);
    window.visualViewport?.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.visualViewport?.removeEventListener('resize', look);
    };
  }, [panel]);
}
