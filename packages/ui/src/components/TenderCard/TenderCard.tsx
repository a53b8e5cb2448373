import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { MarkedText, type MarkedTextProps } from '../MarkedText/MarkedText.tsx';
import { StatusBadge, type StatusBadgeProps } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './TenderCard.css.ts';

export { TenderCardSkeleton } from './TenderCardSkeleton.tsx';

type ArticleProps = Omit<ComponentProps<'article'>, 'className' | 'style' | 'title' | 'children'>;

export type TenderCardProps = ArticleProps & {
  href: string;
  title: string;
  /** The language the title is written in, when it is not the page's. */
  titleLanguage?: string;
  status: Pick<StatusBadgeProps, 'status' | 'label'>;
  age?: string;
  /** Company, region and category: TenderMeta, or one line of text that may be cut. */
  meta?: ReactNode;
  /** The closing date, or why it is not shown. */
  deadline?: ReactNode;
  /** The day of the deadline in the calendar that is not the reader's first. */
  otherDate?: string;
  sources?: string;
  /** The save button, where the reader can save. */
  action?: ReactNode;
  /** What was searched for. */
  highlight?: MarkedTextProps['marks'];
  /** The one that is open beside the list, or that j and k have come to. */
  isCurrent?: boolean;
};

const none: readonly string[] = [];

/** A tender in a list. The whole card leads to it through the one link in its title. */
export function TenderCard(props: TenderCardProps): ReactElement {
  const {
    href,
    title,
    titleLanguage,
    status,
    age,
    meta,
    deadline,
    otherDate,
    sources,
    action,
    highlight,
    isCurrent,
    ...rest
  } = props;
  const below = [otherDate, sources].filter(Boolean).join(' · ');
  return (
    <article className={styles.card} data-current={isCurrent} {...rest}>
      <div className={styles.row}>
        <StatusBadge label={status.label} status={status.status} />
        {age && <span className={styles.age}>{age}</span>}
      </div>
      <h2 className={styles.title} dir="auto" lang={titleLanguage}>
        <Link aria-current={isCurrent ? 'true' : undefined} href={href} look="cover">
          <MarkedText marks={highlight ?? none} text={title} />
        </Link>
      </h2>
      {typeof meta === 'string' ? meta && <p className={styles.meta}>{meta}</p> : meta}
      {(deadline || below || action) && (
        <div className={styles.foot}>
          <div className={styles.deadline}>{deadline}</div>
          {below && <p className={styles.meta}>{below}</p>}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
    </article>
  );
}
