import type { ReactElement, ReactNode } from 'react';
import * as styles from './VisitorView.css.ts';

export interface VisitorViewProps {
  children: ReactNode;
  /** Shown while it is still unknown whether the reader is a member: a skeleton, or null. */
  meanwhile?: ReactNode;
}

/**
 * Content for visitors. While the page finds out whether a member is reading, its room is kept, unless `meanwhile` is
 * shown.
 */
export function VisitorView({ children, meanwhile }: VisitorViewProps): ReactElement {
  if (meanwhile === undefined) return <div className={styles.view}>{children}</div>;
  return (
    <>
      <div className={styles.replaced}>{children}</div>
      {meanwhile !== null && <div className={styles.meanwhile}>{meanwhile}</div>}
    </>
  );
}

export interface MemberPlaceProps {
  /** Whether the reader is known to be a member. Otherwise the room is kept only while this is unknown. */
  isMember: boolean;
  /** This member does not see it: only a narrow page keeps the room. */
  isRefused?: boolean;
  children: ReactNode;
}

/** Keeps room for content of some members until it is known whether this one sees it. Visitors have none. */
export function MemberPlace({ isMember, isRefused = false, children }: MemberPlaceProps): ReactElement {
  if (!isMember) return <div className={styles.keptWhileOpening}>{children}</div>;
  return <div className={isRefused ? styles.keptWhereNarrow : styles.kept}>{children}</div>;
}

export interface OpeningContentProps {
  isOpening: boolean;
  children: ReactNode;
}

/**
 * Content for visitors that a member sees until their own has loaded. What is only for visitors stays hidden in it, as
 * it was before the reader was known.
 */
export function OpeningContent({ isOpening, children }: OpeningContentProps): ReactElement {
  return <div data-session={isOpening ? 'opening' : undefined}>{children}</div>;
}
