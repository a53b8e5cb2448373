import type { ReactElement, ReactNode } from 'react';
import * as styles from './OfferBanner.css.ts';

export interface OfferBannerProps {
  /** What one would get: "See closing dates and full notices". */
  title: string;
  /** What it costs: "From 197 birr a month". */
  text: string;
  /** One link or button. */
  action: ReactNode;
}

/** Over a list, for who does not see all of it: one offer, one price, one way to it, in two lines. */
export function OfferBanner({ title, text, action }: OfferBannerProps): ReactElement {
  return (
    <div className={styles.banner}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
