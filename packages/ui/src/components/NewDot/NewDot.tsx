import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './NewDot.css.ts';

export interface NewDotProps {
  /** The text for screen readers: "New". */
  label: string;
  /** Called after it was visible for a second. */
  onSeen: () => void;
}

const seenAfterMs = 1_000;
/** The height of header and bottom bar, which cover the page. */
const covered = '-56px 0px';

/** Marks a list item that the reader has not seen yet. */
export function NewDot({ label, onSeen }: NewDotProps): ReactElement {
  const dot = useRef<HTMLSpanElement>(null);
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      // A page in the background is checked again when it becomes visible.
      timer = setTimeout(() => (document.visibilityState === 'visible' ? see() : watch()), seenAfterMs);
    };
    const observer = new IntersectionObserver(
      (entries) => (entries.at(-1)?.isIntersecting ? begin() : clearTimeout(timer)),
      { rootMargin: covered },
    );
    const watch = () => {
      observer.disconnect();
      if (dot.current) observer.observe(dot.current);
    };
    watch();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return <span aria-label={label} className={styles.dot} ref={dot} role="img" />;
}
