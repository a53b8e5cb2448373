import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
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
  /** CompanyLogo of the buyer. */
  logo?: ReactNode;
  /** NewDot, in the gutter beside the logo. */
  mark?: ReactNode;
  /** Company, region and category: TenderMeta, or one line of text that may be cut. */
  meta?: ReactNode;
  /** For lists with open and closed tenders, if the deadline does not already show the state. */
  status?: Pick<StatusBadgeProps, 'status' | 'label'>;
  /** The time left to bid, or why it is not shown. */
  deadline?: ReactNode;
  /** Beside the deadline, such as its day in both calendars. The most important first, as only one may fit. */
  notes?: readonly string[];
  /** The save button, for readers who can save. */
  action?: ReactNode;
  /** The reader's own notes: below the tender on a phone, in a column where there is room. */
  aside?: ReactNode;
  /** The searched words. */
  highlight?: MarkedTextProps['marks'];
  /** The tender that is open beside the list, or that j and k have moved to. */
  isCurrent?: boolean;
};

/** A few tenders in a frame, for a list that does not grow. */
export const TenderCards = ({ children }: { children: ReactNode }): ReactElement => (
  <div className={styles.list}>{children}</div>
);

const none: readonly string[] = [];

/** A tender in a list. The link in its title covers the whole card. */
export function TenderCard(props: TenderCardProps): ReactElement {
  const {
    href,
    title,
    titleLanguage,
    logo,
    mark,
    meta,
    status,
    deadline,
    notes,
    action,
    aside,
    highlight,
    isCurrent,
    ...rest
  } = props;
  return (
    <article className={styles.card} data-current={isCurrent || undefined} {...rest}>
      <div className={aside ? `${styles.row} ${styles.withAside}` : styles.row}>
        <div className={styles.logo}>
          <div className={styles.mark}>{mark}</div>
          {logo}
        </div>
        <h2 className={styles.title} dir="auto" lang={titleLanguage}>
          <Link aria-current={isCurrent ? 'true' : undefined} href={href} look="cover">
            <MarkedText marks={highlight ?? none} text={title} />
          </Link>
        </h2>
        <div className={styles.meta}>{meta}</div>
        {status && (
          <div className={classesOf(styles.status, { isOpen: status.status === 'open' })}>
            <StatusBadge {...status} />
          </div>
        )}
        <div className={styles.facts}>
          <div className={styles.deadline}>{deadline}</div>
          <div className={styles.notes}>
            {notes?.map((note) => (
              <span className={styles.note} key={note}>
                {note}
              </span>
            ))}
          </div>
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}
