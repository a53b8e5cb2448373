/** Who looks. A trial counts as long as it lasts; afterwards its user is `unsubscribed`. */
export type Viewer = 'visitor' | 'unsubscribed' | 'trial' | 'subscriber';

/** The parts of a tender that not everybody may see; title, status, snippet, regions, categories and age are public. */
export type Part = 'content' | 'dates' | 'sources' | 'prices';

type Ability = 'save' | 'buyDocument';

const everything = { content: true, dates: true, sources: true, prices: true };
const nothing = { content: false, dates: false, sources: false, prices: false };

const table: Readonly<Record<Viewer, Readonly<Record<Part | Ability, boolean>>>> = {
  visitor: { ...nothing, save: false, buyDocument: false },
  unsubscribed: { ...nothing, save: true, buyDocument: true },
  trial: { ...everything, save: true, buyDocument: true },
  subscriber: { ...everything, save: true, buyDocument: true },
};

export const canSee = (viewer: Viewer, part: Part): boolean => table[viewer][part];
export const can = (viewer: Viewer, ability: Ability): boolean => table[viewer][ability];

export interface Subscription {
  isTrial: boolean;
  startsAt: Date;
  endsAt: Date;
}

/** A subscription counts from its first instant until, and without, its last. */
const isRunning = ({ startsAt, endsAt }: Subscription, now: Date): boolean =>
  startsAt.getTime() <= now.getTime() && now.getTime() < endsAt.getTime();

/** What a registered user is at a moment; a paid subscription goes before a trial that runs beside it. */
export function viewerOf(subscriptions: readonly Subscription[], now: Date): Viewer {
  const running = subscriptions.filter((subscription) => isRunning(subscription, now));
  if (running.length === 0) return 'unsubscribed';
  return running.every(({ isTrial }) => isTrial) ? 'trial' : 'subscriber';
}

export const lockedText = 'Login or Subscribe';
