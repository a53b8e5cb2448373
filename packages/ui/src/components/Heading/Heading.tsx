import type { HTMLAttributes, ReactElement, Ref } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './Heading.css.ts';

export type HeadingProps = Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> & {
  level: 1 | 2 | 3 | 4;
  /** Follows from the level by default. */
  size?: 's' | 'm' | 'l' | 'xl' | 'xxl';
  align?: 'start' | 'center';
  /** At most this many lines. */
  clamp?: 'one' | 'three';
  ref?: Ref<HTMLHeadingElement>;
};

const usualSize = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

/** The level is its rank in the page, the size its look. Usually one follows from the other. */
export function Heading({ level, size = usualSize[level], align, clamp, ...rest }: HeadingProps): ReactElement {
  const Element = `h${level}` as const;
  return <Element className={classesOf(styles.heading, { size, align, clamp })} {...rest} />;
}
