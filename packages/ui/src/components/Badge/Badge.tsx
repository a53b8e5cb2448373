import type { ComponentProps, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { badge } from './Badge.css.ts';

export type BadgeProps = Omit<ComponentProps<'span'>, 'className' | 'style'> & {
  /** Tone for money: paid is positive, unpaid saffron, failed negative. Use saffron at most once on a screen. */
  tone?: 'neutral' | 'ink' | 'positive' | 'negative' | 'saffron';
};

/** One or two words about something beside it. For the state of a tender use StatusBadge. */
export function Badge({ tone, ...rest }: BadgeProps): ReactElement {
  return <span className={classesOf(badge, { tone })} {...rest} />;
}
