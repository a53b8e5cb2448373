import type { Santim } from '../money/index.ts';
import type { Viewer } from './table.ts';

export type Banner =
  | { kind: 'none' }
  | { kind: 'payment'; planName: string; amount: Santim }
  | { kind: 'trial'; lengthDays: number; daysLeft: number };

export interface Account {
  /** What can be paid: the newest unpaid invoice, or the default plan if nothing is due. */
  offer: { planName: string; amount: Santim } | null;
  trial: { lengthDays: number; daysLeft: number } | null;
}

const bannerKinds = {
  visitor: 'none',
  unsubscribed: 'payment',
  trial: 'trial',
  subscriber: 'none',
  chatStranger: 'none',
  chatUnsubscribed: 'payment',
  chatTrial: 'trial',
  chatSubscriber: 'none',
  linkUnsubscribed: 'payment',
  linkTrial: 'trial',
  linkSubscriber: 'none',
} as const satisfies Record<Viewer, Banner['kind']>;

/** The banner above a tender for a reader who has not paid. */
export function bannerOf(viewer: Viewer, { offer, trial }: Account): Banner {
  const kind = bannerKinds[viewer];
  if (kind === 'payment' && offer !== null) return { kind, ...offer };
  return kind === 'trial' && trial !== null ? { kind, ...trial } : { kind: 'none' };
}
