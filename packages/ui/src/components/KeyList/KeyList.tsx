import type { ReactElement } from 'react';
import * as styles from './KeyList.css.ts';

export interface KeyListProps {
  /** As it is printed on the keyboard, and what it does. */
  keys: readonly { key: string; does: string }[];
}

/** Which key does what, one below the other. */
export function KeyList({ keys }: KeyListProps): ReactElement {
  return (
    <dl className={styles.list}>
      {keys.map(({ key, does }) => (
        <div className={styles.row} key={key}>
          <dt>
            <kbd className={styles.cap}>{key}</kbd>
          </dt>
          <dd className={styles.words}>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
