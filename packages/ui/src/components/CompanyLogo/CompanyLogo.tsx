import { type ReactElement, useState } from 'react';
import * as styles from './CompanyLogo.css.ts';

export interface CompanyLogoProps {
  name: string;
  src: string | null;
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');

/** Beside the company's name, so it says nothing to a screen reader. Initials stand in for a logo that is missing. */
export function CompanyLogo({ name, src }: CompanyLogoProps): ReactElement {
  const [hasFailed, setHasFailed] = useState(false);
  const isShown = src !== null && !hasFailed;
  return (
    <span aria-hidden="true" className={styles.frame}>
      {isShown ? (
        <img alt="" className={styles.picture} loading="lazy" onError={() => setHasFailed(true)} src={src} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
