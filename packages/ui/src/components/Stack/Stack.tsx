import type { HTMLAttributes, ReactElement } from 'react';
import * as styles from './Stack.css.ts';

export type StackProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  as?: 'div' | 'section' | 'ul' | 'header';
  /** A column by default; a row wraps. */
  direction?: 'column' | 'row';
  gap?: 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
  align?: 'start' | 'center' | 'between';
};

/** Things below or beside each other, with one gap between them. */
export function Stack({ as: Element = 'div', direction, gap, align, ...rest }: StackProps): ReactElement {
  return <Element className={styles.stack({ direction, gap, align })} {...rest} />;
}
