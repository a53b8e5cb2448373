import type { ReactElement, ReactNode } from 'react';
import * as styles from './VisitorView.css.ts';

export interface VisitorViewProps {
  children: ReactNode;
  /** Stands in its place for that moment, where a member finds something else: a skeleton of it, or null for nothing. */
  meanwhile?: ReactNode;
}

/**
 * What only a visitor is to see. It keeps its room unseen while the page finds that a member is reading, unless
 * `meanwhile` stands there.
 */
export function VisitorView({ children, meanwhile }: VisitorViewProps): ReactElement {
  if (meanwhile === undefined) return <div className={styles.view}>{children}</div>;
  return (
    <>
      <div className={styles.replaced}>{children}</div>
      <div className={styles.meanwhile}>{meanwhile}</div>
    </>
  );
}

export interface MemberPlaceProps {
  /** Whether a member is known to be reading. Else the room is there only while that may turn out. */
  isMember: boolean;
  /** It is known that this member does not see it: only a narrow page, which would move, keeps the room. */
  isRefused?: boolean;
  children: ReactNode;
}

/** The room of what only some members see, until it is known whether this one does. Visitors have none of it. */
export function MemberPlace({ isMember, isRefused = false, children }: MemberPlaceProps): ReactElement {
  if (!isMember) return <div className={styles.keptWhileOpening}>{children}</div>;
  return <div className={isRefused ? styles.keptWhereNarrow : styles.kept}>{children}</div>;
}
