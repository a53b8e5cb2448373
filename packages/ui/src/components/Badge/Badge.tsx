import type { ComponentProps, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { badge } from './Badge.css.ts';

export type BadgeProps = Omit<ComponentProps<'span'>, 'className' | 'style'> & {
  /** Money: paid is positive, unpaid saffron, failed negative. Saffron at most once a screen. */
  tone?: 'neutral' | 'ink' | 'positive' | 'negative' | 'saffron';
};

/** A word or two about the thing beside it. A tender's state has its own: StatusBadge. */
export function Badge({ tone, ...rest }: BadgeProps): ReactElement {
  return <span className={classesOf(badge, { tone })} {...rest} />;
}
