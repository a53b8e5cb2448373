import type { HTMLAttributes, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { card } from './Card.css.ts';

export type CardProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  as?: 'div' | 'section' | 'article' | 'aside';
  padding?: 's' | 'm' | 'l';
};

/** A box around one thing. Never put a card into a card. */
export function Card({ as: Element = 'div', padding, ...rest }: CardProps): ReactElement {
  return <Element className={classesOf(card, { padding })} {...rest} />;
}
