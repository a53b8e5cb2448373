import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How far before the end the next page is asked for. */
const reach = '300px';
/** A flick that only passes the end asks for nothing. */
const settleMs = 200;

export type InfiniteListNext =
  | { kind: 'more'; onMore: () => void }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'end' };

/** Asks for more when what carries the ref comes near. */
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
        // A busy page gets several at once, oldest first: only the last one is how it stands now.
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
