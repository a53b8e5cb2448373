import type { ReactElement } from 'react';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of what it leads to, which has `tabIndex={-1}`. */
  to: string;
  /** "Skip to content". */
  label: string;
}

/** Past what stands before it on every page, for whoever goes by keyboard: seen while it has the focus. */
export function SkipLink({ to, label }: SkipLinkProps): ReactElement {
  return (
    <span className={styles.skip}>
      <a href={`#${to}`}>{label}</a>
    </span>
  );
}
