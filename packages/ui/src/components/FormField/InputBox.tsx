import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './FormField.css.ts';

export interface Slots {
  /** An icon before the text. */
  start?: ReactNode;
  /** A button after the text. Its room is kept unless it is `undefined`. */
  end?: ReactNode;
}

/** An input with optional icon and button. */
export function InputBox({ start, end, ...rest }: Slots & ComponentProps<'input'>): ReactElement {
  const hasEnd = end !== undefined;
  if (!(start || hasEnd)) return <input className={classesOf(styles.control)} {...rest} />;
  return (
    <div className={styles.box}>
      {start && <span className={styles.startSign}>{start}</span>}
      <input className={classesOf(styles.control, { room: !start ? 'end' : hasEnd ? 'both' : 'start' })} {...rest} />
      {end && <span className={styles.endButton}>{end}</span>}
    </div>
  );
}
