import { type ReactElement, type ReactNode, useRef } from 'react';
import { useMore } from '../ScrollRow/scroll-ends.ts';
import * as styles from './TenderContent.css.ts';

interface TableBoxProps {
  label: string | undefined;
  children: ReactNode;
}

/** A wide table scrolls in its own box, never the page. It is focusable while it can be scrolled. */
export function TableBox({ label, children }: TableBoxProps): ReactElement {
  const box = useRef<HTMLElement>(null);
  const more = useMore(box);
  const scrolls = more !== 'none';
  return (
    <div className={styles.frame} data-more={more}>
      <section
        aria-label={scrolls ? label : undefined}
        className={styles.box}
        ref={box}
        tabIndex={scrolls ? 0 : undefined}
      >
        {children}
      </section>
    </div>
  );
}
