import { type RefObject, useEffect, useState } from 'react';

/** The ends at which more can be scrolled into view. */
export type More = 'none' | 'start' | 'end' | 'both';

function moreOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): More {
  const hasStart = scrollLeft > 1;
  const hasEnd = scrollWidth - clientWidth - scrollLeft > 1;
  if (hasStart) return hasEnd ? 'both' : 'start';
  return hasEnd ? 'end' : 'none';
}

/** Watches a box that scrolls sideways: its content, width and position. */
export function useMore(box: RefObject<HTMLElement | null>): More {
  const [more, setMore] = useState<More>('none');
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => setMore(moreOf(current));
    const observer = new ResizeObserver(measure);
    for (const element of [current, ...current.children]) observer.observe(element);
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, [box]);
  return more;
}
