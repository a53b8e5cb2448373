import type { HTMLAttributes, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './Stack.css.ts';

export type StackProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  as?: 'div' | 'section' | 'ul' | 'header';
  /** A column by default; a row wraps. */
  direction?: 'column' | 'row';
  /** `none` keeps a picture beside its text: the text wraps, the row does not. */
  wrap?: 'none';
  gap?: 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
  align?: 'start' | 'center' | 'end' | 'between' | 'cornered';
  /** Draws a line between the elements of a column, which are then 12 pixels away from it. */
  isRuled?: boolean;
  /** `form` keeps fields from growing much wider than what is typed into them. */
  width?: 'form';
};

/** Elements in a column or row with one gap between them. */
export function Stack({
  as: Element = 'div',
  direction,
  gap,
  wrap,
  align,
  isRuled,
  width,
  ...rest
}: StackProps): ReactElement {
  return <Element className={classesOf(styles.stack, { direction, gap, wrap, align, isRuled, width })} {...rest} />;
}
