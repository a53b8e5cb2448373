import { isRunning, type Subscription, trialPlanType } from '../subscription/index.ts';
import type { Viewer } from './table.ts';

/** How somebody came in: with a password, through Telegram, or by a trial or discount link. */
export type Entrance = 'account' | 'chat' | 'link';

type Standing = 'unknown' | 'unsubscribed' | 'trial' | 'subscriber';

const viewers = {
  account: { unknown: 'visitor', unsubscribed: 'unsubscribed', trial: 'trial', subscriber: 'subscriber' },
  chat: {
    unknown: 'chatStranger',
    unsubscribed: 'chatUnsubscribed',
    trial: 'chatTrial',
    subscriber: 'chatSubscriber',
  },
  link: { unknown: 'visitor', unsubscribed: 'linkUnsubscribed', trial: 'linkTrial', subscriber: 'linkSubscriber' },
} as const satisfies Record<Entrance, Record<Standing, Viewer>>;

function standingAt(subscriptions: readonly Subscription[], now: Date): Standing {
  const running = subscriptions.filter((subscription) => isRunning(subscription, now));
  if (running.length === 0) return 'unsubscribed';
  return running.every(({ isTrial }) => isTrial) ? 'trial' : 'subscriber';
}

/** What a user is at a moment, for the server. A paid subscription goes before a trial that runs beside it. */
export const viewerOf = (subscriptions: readonly Subscription[], now: Date, entrance: Entrance = 'account'): Viewer =>
  viewers[entrance][standingAt(subscriptions, now)];

/** Somebody without an account; outside Telegram that is a visitor. */
export const strangerFrom = (entrance: Entrance): Viewer => viewers[entrance].unknown;

interface User {
  /** Whether a subscription or trial is running. */
  isActive: boolean;
  planType: string | null;
}

/** The same for a client, which has only the server's word. */
export function viewerOfUser(user: User | null, entrance: Entrance = 'account'): Viewer {
  if (user === null) return strangerFrom(entrance);
  if (!user.isActive) return viewers[entrance].unsubscribed;
  return viewers[entrance][user.planType === trialPlanType ? 'trial' : 'subscriber'];
}
