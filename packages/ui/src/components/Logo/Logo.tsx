import type { ReactElement } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** "Awaj" or "አዋጅ". */
  name: string;
  /** Shows the sign without the word: always, or on the narrowest screens. Screen readers still get the word. */
  isSignOnly?: boolean | 'on-narrow';
}

/** The first letter of the Amharic name as in Noto Sans Ethiopic, so that the sign needs no font. */
const letter =
  'M8.8 25.8l5.1-11.4q-2.5-.4-3.6-1.6-1.1-1.3-1.1-3.6v-3h3.9v2.3q0 1.6.7 2.2t2.3.6h3.2l-1.8 4q1.6.6 2.9 1.7 1.3 1.3 2 3.4.8 2.1.8 5.4h-4.1q0-2.5-.4-4-.4-1.5-1.1-2.3-.6-.7-1.4-1.1l-3.3 7.4Z';

/** The letter አ on the ink colour, and the name beside it. */
export function Logo({ name, isSignOnly = false }: LogoProps): ReactElement {
  return (
    <span className={styles.logo}>
      <svg aria-hidden="true" className={styles.sign} viewBox="0 0 32 32">
        <rect className={styles.ground} height="32" rx="8" width="32" />
        <path className={styles.letter} d={letter} />
      </svg>
      {isSignOnly === true ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={isSignOnly ? styles.wideWord : undefined}>{name}</span>
      )}
    </span>
  );
}
