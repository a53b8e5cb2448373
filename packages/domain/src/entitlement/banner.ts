import type { Santim } from '../money/index.ts';
import { defaultPlan } from '../plan/index.ts';
import type { Viewer } from './table.ts';

export type Banner =
  | { kind: 'none' }
  | { kind: 'payment'; planName: string; amount: Santim }
  | { kind: 'trial'; lengthDays: number; daysLeft: number };

export interface Account {
  /** The plan of the newest unpaid invoice. */
  due: { planName: string; amount: Santim } | null;
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

/** Without an unpaid invoice, paying makes one for the default plan: so that is what is offered. */
const usualOffer = { planName: defaultPlan.name, amount: defaultPlan.price };

/** What stands above a tender for somebody who has not paid. */
export function bannerOf(viewer: Viewer, { due, trial }: Account): Banner {
  const kind = bannerKinds[viewer];
  if (kind === 'payment') return { kind, ...(due ?? usualOffer) };
  return kind === 'trial' && trial !== null ? { kind, ...trial } : { kind: 'none' };
}
