import { isRunning, type Subscription, trialPlanType } from '../subscription/index.ts';
import type { Viewer } from './table.ts';

/** How a user came in: with a password, through Telegram, or by a trial or discount link. */
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

/** A user's viewer at an instant, for the server. A paid subscription takes precedence over a running trial. */
export const viewerOf = (subscriptions: readonly Subscription[], now: Date, entrance: Entrance = 'account'): Viewer =>
  viewers[entrance][standingAt(subscriptions, now)];

/** The viewer of a user without an account: outside Telegram, a visitor. */
export const strangerFrom = (entrance: Entrance): Viewer => viewers[entrance].unknown;

interface User {
  /** Whether a subscription or trial is running. */
  isActive: boolean;
  planType: string | null;
}

/** The same for a client, which only knows the server's answer. */
export function viewerOfUser(user: User | null, entrance: Entrance = 'account'): Viewer {
  if (user === null) return strangerFrom(entrance);
  if (!user.isActive) return viewers[entrance].unsubscribed;
  return viewers[entrance][user.planType === trialPlanType ? 'trial' : 'subscriber'];
}
