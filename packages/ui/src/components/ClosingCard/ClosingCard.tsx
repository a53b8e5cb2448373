import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { CalendarLeaf, type CalendarLeafProps } from '../CalendarLeaf/CalendarLeaf.tsx';
import type { DeadlineProps } from '../Deadline/Deadline.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './ClosingCard.css.ts';

export interface ClosingCardProps {
  /** The name of the date: "Bid closing date". For screen readers, unless neither a leaf nor the days left show it. */
  label: string;
  /** Left out when the day is not known or is given in the newspaper's own words. */
  leaf?: Pick<CalendarLeafProps, 'month' | 'day'> | undefined;
  /** "16 days left", "Closed 3 days ago". */
  left?: string | undefined;
  urgency?: DeadlineProps['urgency'] | undefined;
  /** Day and hour in the reader's own calendar and clock, or the newspaper's own words. Nothing if unknown. */
  day: ReactNode;
  /** The day is in the newspaper's own words, which may take several lines. */
  isQuoted?: boolean;
  /** The same in the other calendar and the other clock, one line each. Below quoted words, what they mean. */
  notes?: readonly string[];
  /** How the date was found, unless it is simply printed. */
  origin?: ReactNode;
  /** The first is the main one. */
  actions?: ReactNode;
}

/** The deadline for bids, at the top of a tender's page. */
export function ClosingCard(props: ClosingCardProps): ReactElement {
  const { label, leaf, left, urgency = 'calm', day, isQuoted = false, notes = [], origin, actions } = props;
  const isNamed = leaf !== undefined || left !== undefined;
  return (
    <div className={styles.card}>
      <div className={styles.body}>
        <dl>
          <div>
            <dt className={classesOf(styles.label, { isNamed })}>{label}</dt>
            <dd className={styles.closing}>
              {leaf && <CalendarLeaf {...leaf} isPast={urgency === 'past'} />}
              <div className={styles.words}>
                {left && (
                  <div className={urgency === 'high' ? `${styles.left} ${styles.leftOnLastDay}` : styles.left}>
                    {left}
                  </div>
                )}
                {day && (
                  <div className={isQuoted ? styles.quote : styles.day} dir="auto">
                    {day}
                  </div>
                )}
                {notes.map((note) => (
                  <div className={styles.note} key={note}>
                    {note}
                  </div>
                ))}
              </div>
            </dd>
          </div>
        </dl>
        {origin && <div className={styles.origin}>{origin}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

/** As high as a card with a printed date. */
export function ClosingCardSkeleton({ actions }: Pick<ClosingCardProps, 'actions'>): ReactElement {
  return (
    <div className={styles.card}>
      <div className={styles.body}>
        <div className={styles.closing}>
          <div className={styles.leafPlace}>
            <Skeleton height="toggle" />
          </div>
          <div className={styles.pending}>
            <Skeleton height="line" width="half" />
            <Skeleton width="most" />
            <Skeleton width="half" />
            <Skeleton width="most" />
          </div>
        </div>
        <div className={styles.actions}>{actions ?? <Skeleton height="logo" />}</div>
      </div>
    </div>
  );
}
