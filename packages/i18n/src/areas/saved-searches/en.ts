import { plural } from '../../plural.ts';

/** Saving a search, and the list of those that are saved. */
export const words = {
  lead: 'We look for these in every new tender, and tell you of each one once.',
  failed: 'Your saved searches did not load',
  list: 'Saved searches',
  new: 'New search',
  empty: {
    title: 'No saved searches yet',
    text: 'Search for what you sell or build, then press “Save this search and alert me”. From then on, each new tender that fits comes to you.',
    action: 'Search tenders',
  },
  full: (most: number) => `You have ${most} saved searches, the most there can be. Delete one to save another.`,
  dialog: { save: 'Save this search', change: 'Change saved search', close: 'Close' },
  name: 'Name',
  looksFor: 'Looks for',
  everything: 'All new tenders',
  inAllTenders: 'It looks among all tenders, not only those of your feed.',
  frequency: 'Tell me',
  frequencies: { at_once: 'At once', daily: 'Daily', weekly: 'Weekly' },
  hints: {
    at_once: 'Within minutes. In your quiet hours it waits until they are over.',
    daily: 'Once a day, if there is something new.',
    weekly: 'On Mondays, if there is something new.',
  },
  hour: 'Hour',
  noHours: 'There is no hour to choose',
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
    failed: 'What it would have sent last week is not known.',
  },
  unpaid: {
    text: 'Without a subscription you hear of new tenders once a week, by email. With one, alerts come as soon as you choose, by Telegram, SMS and email, with closing dates.',
    action: 'See the subscription',
  },
  when: {
    at_once: 'At once',
    daily: (hour: string) => `Daily at ${hour}`,
    weekly: (hour: string) => `Mondays at ${hour}`,
  },
  lastWeek: (count: number, text: string) =>
    plural(count, { one: '1 tender last week', other: `${text} tenders last week` }),
  nothingLastWeek: 'Nothing last week',
  /** Of filters that are for subscribers. */
  locked: 'You are told of these once you have a subscription',
  states: { on: 'On', paused: 'Paused', holiday: 'On holiday' },
  open: 'Open as a list',
  change: 'Change',
  pause: 'Pause',
  resume: 'Resume',
  delete: 'Delete',
  deletion: {
    title: 'Delete this search?',
    text: (name: string) => `You will hear nothing more from “${name}”. If you only want a break, pause it instead.`,
    keep: 'Keep it',
  },
  notSaved: 'This was not saved.',
};
