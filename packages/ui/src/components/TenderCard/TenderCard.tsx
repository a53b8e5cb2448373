import type { ReactElement, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatusBadge, type StatusBadgeProps } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './TenderCard.css.ts';

export interface TenderCardProps {
  href: string;
  title: string;
  /** The language the title is written in, when it is not the page's. */
  titleLanguage?: string;
  status: StatusBadgeProps;
  age: string;
  /** Company, region and category, in one line that may be cut. */
  meta: string;
  /** The closing date, or why it is not shown. */
  deadline: ReactNode;
  sources?: string;
  /** The save button, where the reader can save. */
  action?: ReactNode;
}

/** A tender in a list. The whole card leads to it through the one link in its title. */
export function TenderCard(props: TenderCardProps): ReactElement {
  const { href, title, titleLanguage, status, age, meta, deadline, sources, action } = props;
  return (
    <article className={styles.card}>
      <div className={styles.row}>
        <StatusBadge {...status} />
        <span className={styles.age}>{age}</span>
      </div>
      <h2 className={styles.title} dir="auto" lang={titleLanguage}>
        <Link href={href} look="cover">
          {title}
        </Link>
      </h2>
      <p className={styles.meta}>{meta}</p>
      <div className={styles.row}>
        {deadline}
        {(sources || action) && (
          <span className={styles.end}>
            {sources}
            {action}
          </span>
        )}
      </div>
    </article>
  );
}

/** The same boxes with nothing in them yet. */
export function TenderCardSkeleton(): ReactElement {
  return (
    <div className={styles.card}>
      <div className={styles.pending.badge}>
        <Skeleton height="badge" width="third" />
      </div>
      <div className={styles.pending.title}>
        <Skeleton height="text" />
        <Skeleton height="text" width="half" />
      </div>
      <div className={styles.pending.line}>
        <Skeleton height="text" width="most" />
      </div>
      <div className={styles.pending.line}>
        <Skeleton height="text" width="third" />
      </div>
    </div>
  );
}
