import { plural } from '../../plural.ts';

/** Saving a search, and the list of saved searches. */
export const words = {
  lead: 'We check every new tender against these searches and tell you about each one once.',
  failed: 'Couldn’t load your saved searches',
  list: 'Saved searches',
  new: 'New search',
  empty: {
    title: 'No saved searches yet',
    text: 'Search for what you sell or build, then press the bell beside the search. From then on, we send you every new tender that matches.',
    action: 'Search tenders',
  },
  full: (most: number) => `You have ${most} saved searches, the maximum. Delete one to save another.`,
  dialog: { save: 'Save this search', change: 'Change saved search', close: 'Close' },
  name: 'Name',
  looksFor: 'Looks for',
  everything: 'All new tenders',
  inAllTenders: 'It searches all tenders, not only those in your feed.',
  frequency: 'Tell me',
  frequencies: { at_once: 'Immediately', daily: 'Daily', weekly: 'Weekly' },
  hints: {
    at_once: 'Within minutes. During your quiet hours, it waits until they end.',
    daily: 'Once a day, if there is something new.',
    weekly: 'On Mondays, if there is something new.',
  },
  hour: 'Send at',
  submit: 'Save search',
  saved: (name: string) => `Saved: ${name}`,
  seeAll: 'See all',
  preview: {
    count: (count: number, text: string) =>
      plural(count, {
        one: 'Would have sent 1 tender last week',
        other: `Would have sent ${text} tenders last week`,
      }),
    none: 'Would have sent nothing last week. Fewer words or filters would find more.',
    loading: 'Counting what it would have sent…',
    failed: 'Couldn’t count what it would have sent last week.',
  },
  unpaid: {
    text: 'Without a subscription, we tell you about new tenders once a week, by email or Telegram. With one, alerts come when you choose, by Telegram, SMS and email, with closing dates.',
    action: 'See the subscription',
  },
  when: {
    at_once: 'Immediately',
    daily: (hour: string) => `Daily at ${hour}`,
    weekly: (hour: string) => `Mondays at ${hour}`,
  },
  lastWeek: (count: number, text: string) =>
    plural(count, { one: '1 tender last week', other: `${text} tenders last week` }),
  nothingLastWeek: 'Nothing last week',
  /** For filters that need a subscription. */
  locked: 'Alerts for this search need a subscription',
  states: { on: 'On', paused: 'Paused', holiday: 'On holiday' },
  change: 'Change',
  pause: 'Pause',
  resume: 'Resume',
  delete: 'Delete',
  deletion: {
    title: 'Delete this search?',
    text: (name: string) => `You won’t get alerts from “${name}” any more. If you only want a break, pause it instead.`,
    keep: 'Keep it',
  },
  notSaved: 'Not saved. Please try again.',
};
