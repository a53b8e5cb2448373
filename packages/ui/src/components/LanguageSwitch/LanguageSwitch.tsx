import type { ReactElement } from 'react';
import { Link } from '../Link/Link.tsx';
import * as styles from './LanguageSwitch.css.ts';

export interface LanguageSwitchProps {
  label: string;
  /** All but the one that the page is in. */
  languages: readonly { tag: string; name: string; href: string }[];
}

/** Links, not a menu: each by its own name, and a link can be opened, copied and found by a crawler. */
export function LanguageSwitch({ label, languages }: LanguageSwitchProps): ReactElement {
  return (
    <nav aria-label={label} className={styles.list}>
      {languages.map(({ tag, name, href }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link that was pressed keeps the focus when it leads back.
        <Link href={href} hrefLang={tag} key={place} lang={tag} look="plain">
          <span className={styles.language}>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
