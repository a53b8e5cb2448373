import { type ReactElement, type ReactNode, useState } from 'react';
import { downIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Labels for closed and open: "Choose dates", "Hide the dates". */
  labels: { more: string; less: string };
  /** Before the labels, in the same line: what can be changed. */
  lead?: ReactNode;
  /** Opens when this turns true. Only the reader closes it. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Hides a rarely needed part of a page or form behind a word. It works without script. */
export function Disclosure({ labels, lead, isOpen = false, children }: DisclosureProps): ReactElement {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <details open={wasOpened || undefined}>
      <summary className={styles.opener}>
        {lead && <span className={styles.lead}>{lead}</span>}
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
