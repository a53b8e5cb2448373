import type { HTMLAttributes, ReactElement } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  as?: 'span' | 'legend' | 'h1';
};

/** For screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps): ReactElement {
  return <Element className={hidden} {...rest} />;
}
