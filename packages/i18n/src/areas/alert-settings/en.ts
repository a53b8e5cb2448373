/** When alerts come, what is muted, and whether they arrive. */
export const words = {
  title: 'When alerts come',
  failed: 'Couldn’t load your alert settings',
  /** Alerts for tenders that match the preferences. */
  feed: {
    label: 'Tenders that fit your preferences',
    hint: 'Saved searches have times of their own.',
    frequencies: { at_once: 'Immediately', daily: 'Daily', weekly: 'Weekly, on Mondays', never: 'Never' },
    hour: 'Hour',
  },
  quiet: {
    label: 'Quiet hours',
    hint: 'We send no alerts in these hours; what is new comes when they end. If a saved tender changes and closes before that, we tell you at once.',
    from: 'From',
    until: 'Until',
    none: 'No quiet hours',
  },
  noHours: 'There is no hour to choose',
  cap: {
    label: 'Most messages a day',
    hint: 'Changes to tenders you saved and reminders always come through.',
    none: 'No limit',
    most: (count: number) => `${count} a day`,
  },
  holiday: {
    label: 'Pause all alerts until',
    hint: 'They start again on that day.',
    none: 'Not paused',
  },
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
    add: 'Word to leave out',
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
