import type { HTMLAttributes, ReactElement } from 'react';
import * as styles from './Text.css.ts';

export type TextProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  as?: 'p' | 'span' | 'div';
  size?: 's' | 'm' | 'l';
  tone?: 'normal' | 'muted';
  /** Cut off with an ellipsis after this many lines. */
  clamp?: 'one';
};

export function Text({ as: Element = 'p', size, tone, clamp, ...rest }: TextProps): ReactElement {
  return <Element className={styles.text({ size, tone, clamp })} {...rest} />;
}
