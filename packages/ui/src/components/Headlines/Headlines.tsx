import { type ReactElement, type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Headlines.css.ts';

export interface Headline {
  id: number;
  href: string;
  title: string;
  /** The language the title is written in, when it is not the page's. */
  titleLanguage?: string;
  /** Company and region. */
  text: string;
  /** CompanyLogo of the buyer. */
  logo?: ReactNode;
}

export interface HeadlinesProps {
  /** "This morning’s notices". */
  title: string;
  /** "23 new". */
  note?: string;
  items: readonly Headline[];
}

/** The newest notices in a few lines, under a date line like a newspaper's. */
export function Headlines({ title, note, items }: HeadlinesProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <Heading id={id} level={2} size="s">
          {title}
        </Heading>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <ul className={styles.list}>
        {items.map(({ id: item, href, title: words, titleLanguage, text, logo }) => (
          <li className={styles.item} key={item}>
            {logo}
            <div className={styles.words}>
              <p className={styles.title} dir="auto" lang={titleLanguage}>
                <Link href={href} look="cover">
                  {words}
                </Link>
              </p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
