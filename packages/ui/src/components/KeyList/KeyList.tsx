import { Fragment, type ReactElement } from 'react';
import * as styles from './KeyList.css.ts';

export interface KeyListProps {
  /** As it is printed on the keyboard, and what it does. Two with a space between are pressed one after the other. */
  keys: readonly { key: string; does: string }[];
}

/** Which key does what, one below the other. */
export function KeyList({ keys }: KeyListProps): ReactElement {
  return (
    <dl className={styles.list}>
      {keys.map(({ key, does }) => (
        <div className={styles.row} key={key}>
          <dt>
            {key.split(' ').map((cap, place) => (
              <Fragment key={cap}>
                {place > 0 && ' '}
                <kbd className={styles.cap}>{cap}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd className={styles.words}>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
