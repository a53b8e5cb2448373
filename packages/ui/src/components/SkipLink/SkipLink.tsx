import type { ReactElement } from 'react';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of its target, which needs `tabIndex={-1}`. */
  to: string;
  /** "Skip to content". */
  label: string;
}

/** A link for keyboard users past the repeated head of each page. Visible while focused. */
export function SkipLink({ to, label }: SkipLinkProps): ReactElement {
  return (
    <span className={styles.skip}>
      <a href={`#${to}`}>{label}</a>
    </span>
  );
}
