import type { ReactElement } from 'react';
import { Link } from '../Link/Link.tsx';
import * as styles from './LanguageSwitch.css.ts';

export interface LanguageSwitchProps {
  label: string;
  /** All languages except the page's own. */
  languages: readonly { tag: string; name: string; href: string }[];
}

/** Links instead of a menu, each in its own language: a link can be opened, copied and crawled. */
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
