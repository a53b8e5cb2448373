import type { ReactElement } from 'react';
import { Link } from '../Link/Link.tsx';
import * as styles from './LanguageSwitch.css.ts';

export interface LanguageSwitchProps {
  label: string;
  languages: readonly { tag: string; name: string; href: string; isCurrent: boolean }[];
}

/** Links, not a menu: there are two, each by its own name, and a link can be opened, copied and found by a crawler. */
export function LanguageSwitch({ label, languages }: LanguageSwitchProps): ReactElement {
  return (
    <nav aria-label={label} className={styles.list}>
      {languages.map(({ tag, name, href, isCurrent }) => (
        <Link
          aria-current={isCurrent ? 'true' : undefined}
          href={href}
          hrefLang={tag}
          key={tag}
          lang={tag}
          look="plain"
        >
          <span className={styles.language}>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
