import type { HTMLAttributes, ReactElement, Ref } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './Text.css.ts';

export type TextProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  as?: 'p' | 'span' | 'div' | 'strong';
  size?: 'xs' | 's' | 'm' | 'l';
  tone?: 'normal' | 'muted' | 'positive' | 'negative';
  weight?: 'normal' | 'strong';
  align?: 'start' | 'center' | 'end';
  /** `tabular` for figures below each other or figures that change: money, dates, counts. */
  figures?: 'normal' | 'tabular';
  /** Cut off with an ellipsis after this many lines. */
  clamp?: 'one' | 'two' | 'three';
  ref?: Ref<HTMLElement>;
};

export function Text(props: TextProps): ReactElement {
  const { as = 'p', size, tone, weight, align, figures, clamp, ref, ...rest } = props;
  // The props are the same for all these elements, but the type of `ref` differs.
  const Element = as as 'p';
  return (
    <Element
      className={classesOf(styles.text, { size, tone, weight, align, figures, clamp })}
      ref={ref as Ref<HTMLParagraphElement>}
      {...rest}
    />
  );
}
