import { type ReactElement, type ReactNode, useState } from 'react';
import { downIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What pressing it does: "Choose dates" while it is closed, "Hide the dates" while it is open. */
  labels: { more: string; less: string };
  /** It opens when this turns true. Only its reader closes it. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a page or form that few need, behind a word. It needs no script. */
export function Disclosure({ labels, isOpen = false, children }: DisclosureProps): ReactElement {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <details open={wasOpened || undefined}>
      <summary className={styles.opener}>
        <span className={styles.more}>{labels.more}</span>
        <span className={styles.less}>{labels.less}</span>
        <span className={styles.sign}>
          <Icon drawing={downIcon} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
