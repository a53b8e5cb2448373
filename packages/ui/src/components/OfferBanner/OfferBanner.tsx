import type { ReactElement, ReactNode } from 'react';
import * as styles from './OfferBanner.css.ts';

export interface OfferBannerProps {
  /** The benefit: "See closing dates and full notices". */
  title: string;
  /** The price: "From 197 birr a month". */
  text: string;
  /** One link or button. */
  action: ReactNode;
}

/** An offer above a list for readers without a subscription: benefit, price and one link, in two lines. */
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
