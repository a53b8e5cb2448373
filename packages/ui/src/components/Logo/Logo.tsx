import type { ReactElement } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** "Awaj" or "አዋጅ". */
  name: string;
  /** Shows the sign without the word: always, or on the narrowest screens. Screen readers still get the word. */
  isSignOnly?: boolean | 'on-narrow';
}

/** A and አ, the first letters of the name in both scripts, and the name beside them. */
export function Logo({ name, isSignOnly = false }: LogoProps): ReactElement {
  return (
    <span className={styles.logo}>
      <svg aria-hidden="true" className={styles.sign} viewBox="0 0 32 32">
        <rect className={styles.ground} height="32" rx="8" width="32" />
        <path className={styles.letter} d="M10 25.5V14a6 6 0 0 1 12 0v11.5M10 16.5h12M7.5 25.5h5M19.5 25.5h5" />
      </svg>
      {isSignOnly === true ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={isSignOnly ? styles.wideWord : undefined}>{name}</span>
      )}
    </span>
  );
}
