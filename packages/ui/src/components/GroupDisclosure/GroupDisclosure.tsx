import { type ReactElement, type ReactNode, useState } from 'react';
import { downIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './GroupDisclosure.css.ts';

export interface GroupDisclosureProps {
  /** The common property of the items with their number: "Closed · 3". */
  label: string;
  /** Rendered when the group is opened. */
  children: ReactNode;
}

/** A rarely needed group of a list, folded under its heading. */
export function GroupDisclosure({ label, children }: GroupDisclosureProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.heading}>
        <h2 className={styles.label}>{label}</h2>
        <span className={styles.sign}>
          <Icon drawing={downIcon} />
        </span>
      </summary>
      {isOpen && children}
    </details>
  );
}
