import { Fragment, type ReactElement } from 'react';
import * as styles from './KeyList.css.ts';

export interface KeyListProps {
  /**
   * The key as printed on the keyboard, and its action. Two keys with a space between them are pressed one after the
   * other.
   */
  keys: readonly { key: string; does: string }[];
}

/** A list of keys and their actions. */
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
