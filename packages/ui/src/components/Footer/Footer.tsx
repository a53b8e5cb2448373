import type { ReactElement, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  label: string;
  links: readonly { label: string; href: string }[];
  note: string;
  /** What stands at the end: language, social links. */
  end?: ReactNode;
}

export function Footer({ label, links, note, end }: FooterProps): ReactElement {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={label} className={styles.links}>
          {links.map(({ label: text, href }) => (
            <span className={styles.entry} key={href}>
              <Link href={href} look="plain">
                {text}
              </Link>
            </span>
          ))}
        </nav>
        {end}
        <p>{note}</p>
      </div>
    </footer>
  );
}
