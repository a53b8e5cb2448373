import type { HTMLAttributes, ReactElement } from 'react';
import * as styles from './Heading.css.ts';

export type HeadingProps = Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> & {
  level: 1 | 2 | 3;
  size?: 's' | 'm' | 'l' | 'xl';
};

const usualSize = { 1: 'xl', 2: 'l', 3: 'm' } as const;

/** The level says where it stands in the page, the size how it looks; mostly the one follows from the other. */
export function Heading({ level, size = usualSize[level], ...rest }: HeadingProps): ReactElement {
  const Element = `h${level}` as const;
  return <Element className={styles.heading({ size })} {...rest} />;
}
