import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The distance from the end at which the next page is requested. */
const reach = '300px';
/** A flick past the end requests nothing. */
const settleMs = 200;

export type InfiniteListNext =
  | { kind: 'more'; onMore: () => void }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'end' };

/** Requests more when the element with this ref comes near. */
export function useMoreNearEnd(next: InfiniteListNext): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const canLoad = next.kind === 'more';
  const loadMore = useEffectEvent(() => {
    if (next.kind === 'more') next.onMore();
  });
  useEffect(() => {
    if (!canLoad || !sentinel.current) return;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(settled);
        // A busy page gets several entries, oldest first: only the last one is current.
        if (entries.at(-1)?.isIntersecting) settled = setTimeout(loadMore, settleMs);
      },
      { rootMargin: `0px 0px ${reach}` },
    );
    observer.observe(sentinel.current);
    return () => {
      clearTimeout(settled);
      observer.disconnect();
    };
  }, [canLoad]);
  return sentinel;
}
