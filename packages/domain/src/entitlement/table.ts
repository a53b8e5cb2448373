/**
 * shown: visible. locked: a placeholder with a link to unlock it. hidden: absent for this viewer. Locked and hidden
 * values must not leave the server.
 */
export type Access = 'shown' | 'locked' | 'hidden';

/**
 * The reader and the place. The first four are on the website. `chat…` are the same in the Telegram mini app, where a
 * stranger is a Telegram user without an account. `link…` came by a trial or discount link and have not verified their
 * phone.
 */
export type Viewer =
  | 'visitor'
  | 'unsubscribed'
  | 'trial'
  | 'subscriber'
  | 'chatStranger'
  | 'chatUnsubscribed'
  | 'chatTrial'
  | 'chatSubscriber'
  | 'linkUnsubscribed'
  | 'linkTrial'
  | 'linkSubscriber';

/** Parts of a tender. `dates` are closing and opening with their texts; `prices` those of document and bid bond. */
export type Part = keyof typeof publicParts | keyof typeof paidParts;

/** The actions of a viewer. `changeCredentials` is changing phone, email or password. */
export type Ability = 'save' | 'buyDocument' | 'downloadDocument' | 'changeCredentials';

export type Thing = Part | Ability;

const publicParts = {
  title: 'shown',
  status: 'shown',
  snippet: 'shown',
  company: 'shown',
  regions: 'shown',
  categories: 'shown',
  language: 'shown',
  postedAt: 'shown',
} as const;

const paidParts = { content: 'shown', dates: 'shown', sources: 'shown', prices: 'shown' } as const;
const lockedParts = { content: 'locked', dates: 'locked', sources: 'locked', prices: 'locked' } as const;

const free = { ...publicParts, ...lockedParts };
const full = { ...publicParts, ...paidParts };

/** A visitor sees the buttons, which lead to the login. */
const ofVisitor = {
  save: 'locked',
  buyDocument: 'locked',
  downloadDocument: 'locked',
  changeCredentials: 'hidden',
} as const;
/** Documents are sold separately from subscriptions. Whether one can be downloaded depends on that document. */
const ofMember = {
  save: 'shown',
  buyDocument: 'shown',
  downloadDocument: 'shown',
  changeCredentials: 'shown',
} as const;
const ofChat = {
  save: 'hidden',
  buyDocument: 'hidden',
  downloadDocument: 'hidden',
  changeCredentials: 'hidden',
} as const;
/** Otherwise anybody with the link could take over the account. */
const ofLink = { ...ofMember, changeCredentials: 'locked' } as const;

export const entitlements = {
  visitor: { ...free, ...ofVisitor },
  unsubscribed: { ...free, ...ofMember },
  trial: { ...full, ...ofMember },
  subscriber: { ...full, ...ofMember },
  chatStranger: { ...free, ...ofChat },
  chatUnsubscribed: { ...free, ...ofChat },
  chatTrial: { ...full, ...ofChat },
  chatSubscriber: { ...full, ...ofChat },
  linkUnsubscribed: { ...free, ...ofLink },
  linkTrial: { ...full, ...ofLink },
  linkSubscriber: { ...full, ...ofLink },
} as const satisfies Readonly<Record<Viewer, Readonly<Record<Thing, Access>>>>;

export const access = (viewer: Viewer, thing: Thing): Access => entitlements[viewer][thing];

export const canSee = (viewer: Viewer, part: Part): boolean => access(viewer, part) === 'shown';
export const can = (viewer: Viewer, ability: Ability): boolean => access(viewer, ability) === 'shown';
