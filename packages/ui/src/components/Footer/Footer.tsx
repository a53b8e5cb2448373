import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  label: string;
  links: readonly { label: string; href: string }[];
  note: string;
  /** Links to our other sites. The label names each: "Awaj on Telegram". */
  social?: readonly { label: string; href: string; icon: IconDrawing }[];
  /** At the end, such as the choice of a theme. */
  end?: ReactNode;
}

/** Links that are seldom needed but must be findable. */
export function Footer({ label, links, note, social = [], end }: FooterProps): ReactElement {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={label} className={styles.links}>
          {links.map(({ label: text, href }) => (
            <Link href={href} key={href} look="plain">
              <span className={styles.entry}>{text}</span>
            </Link>
          ))}
        </nav>
        {social.length > 0 && (
          <ul className={styles.social}>
            {social.map(({ label: name, href, icon }) => (
              <li key={href}>
                <a href={href} rel="me noreferrer" title={name}>
                  <span className={styles.sign}>
                    <Icon drawing={icon} />
                    <VisuallyHidden>{name}</VisuallyHidden>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {end}
        <p>{note}</p>
      </div>
    </footer>
  );
}
