import { plural } from '../../plural.ts';

/** When alerts come, what is muted, and whether they arrive. */
export const words = {
  title: 'When alerts come',
  lead: 'Each saved search has a schedule of its own.',
  failed: 'Couldn’t load your alert settings',
  /** Alerts for tenders that match the preferences. */
  feed: {
    label: 'Tenders that fit your preferences',
    frequencies: { at_once: 'Immediately', daily: 'Daily', weekly: 'Weekly, on Mondays', never: 'Never' },
    hour: 'Send at',
  },
  quiet: {
    label: 'Quiet hours',
    hint: 'Alerts wait until these hours are over, unless a saved tender changes and closes before then.',
    from: 'From',
    until: 'Until',
    none: 'No quiet hours',
  },
  cap: {
    label: 'Daily limit',
    hint: 'Reminders and changes to saved tenders always come.',
    none: 'No limit',
    most: (count: number) => plural(count, { one: '1 message', other: `${count} messages` }),
  },
  holiday: {
    label: 'Pause all alerts until',
    hint: 'They start again on that day.',
    none: 'Not paused',
  },
  language: { label: 'Language of messages', hint: 'Of alerts, reminders and receipts.' },
  save: 'Save',
  saved: 'Saved',
  mutes: {
    title: 'Muted',
    lead: 'Your alerts leave out these buyers, and tenders with these words.',
    failed: 'Couldn’t load what you muted',
    none: 'Nothing is muted.',
    list: 'Muted buyers and words',
    buyer: 'buyer',
    word: 'word',
    add: 'Word to mute',
    addSubmit: 'Mute this word',
    remove: 'Remove',
    muted: (name: string) => `Your alerts now leave out ${name}.`,
    muteBuyer: (name: string) => `Mute ${name}`,
  },
  weekly: {
    title: 'Weekly letter',
    text: 'The new tenders that fit you, every Monday by email or else in Telegram, as long as you have no subscription.',
  },
  notSaved: 'Not saved. Please try again.',
  /** From the mini app to the website. */
  channels: 'Choose your channels on the website',
  test: {
    title: 'Send me a test alert',
    send: { telegram: 'By Telegram', sms: 'By SMS', email: 'By email' },
    sent: {
      telegram: 'A test is on its way to your Telegram.',
      sms: 'A test SMS is on its way.',
      email: 'A test email is on its way.',
    },
    look: 'See whether it arrived',
  },
};
