import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './InfiniteList.css.ts';

/** How far before the end the next page is asked for. */
const reach = '300px';
/** A flick that only passes the end asks for nothing. */
const settleMs = 200;

export type InfiniteListNext =
  | { kind: 'more'; onMore: () => void }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'end' };

export interface InfiniteListProps {
  children: ReactNode;
  /** What comes after what is shown. */
  next: InfiniteListNext;
  /** Stands at the end while the next page loads. */
  skeleton: ReactNode;
  /** Stands at the end when the next page did not load, with a way to try again. */
  failure: ReactNode;
  endText?: string | undefined;
  /** Read out politely when it changes: "20 more tenders". */
  announcement: string;
}

export function InfiniteList(props: InfiniteListProps): ReactElement {
  const { children, next, skeleton, failure, endText, announcement } = props;
  const sentinel = useRef<HTMLDivElement>(null);
  const canLoad = next.kind === 'more';
  const loadMore = useEffectEvent(() => {
    if (next.kind === 'more') next.onMore();
  });
  useEffect(() => {
    if (!canLoad || !sentinel.current) return;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(settled);
        if (entry?.isIntersecting) settled = setTimeout(loadMore, settleMs);
      },
      { rootMargin: `0px 0px ${reach}` },
    );
    observer.observe(sentinel.current);
    return () => {
      clearTimeout(settled);
      observer.disconnect();
    };
  }, [canLoad]);
  return (
    <div aria-busy={next.kind === 'loading'} className={styles.list}>
      {children}
      <div ref={sentinel} />
      {next.kind === 'loading' && skeleton}
      {next.kind === 'failed' && failure}
      {next.kind === 'end' && endText && <p className={styles.end}>{endText}</p>}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
