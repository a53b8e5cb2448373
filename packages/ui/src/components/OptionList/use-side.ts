import { type RefObject, useEffect } from 'react';

/** The clipping container: a drawer's content, otherwise the window. */
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

/** Opens to the other side when this one has too little room, and scrolls its container if needed. */
function takeSide(panel: HTMLElement, field: HTMLElement, box: HTMLElement | null): void {
  const seen = seenOf(box);
  // The container has no visible size for a moment while the window is resized.
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
 * Places a list below or above its field, and again when the list or field grows or the on-screen keyboard opens. The
 * side is set before the first paint.
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
