/** The page behind a mail's unsubscribe link. */
export const words = {
  alerts: {
    email: (to: string) => `New tenders, changes and reminders by email to ${to}.`,
    sms: (to: string) => `New tenders, changes and reminders by SMS to ${to}.`,
    telegram: () => 'New tenders, changes and reminders in Telegram.',
  },
  weeklyLetter: 'The weekly letter with new tenders, by email or Telegram.',
  search: (name: string) => `What your saved search “${name}” finds, by every channel.`,
  ask: {
    title: 'Stop these messages?',
    note: 'You’ll still get codes, receipts and messages about your account.',
    stop: 'Stop them',
  },
  stopped: {
    title: 'You won’t get these messages any more',
    note: 'Stopped by mistake? Turn them on again.',
    resume: 'Turn on again',
  },
  resumed: {
    title: 'These messages are on again',
    note: 'You can stop them here at any time.',
  },
  settings: 'Choose what you hear about in Settings',
  lost: {
    title: 'This link does not work',
    note: 'It is incomplete, or belongs to an address your account no longer has. Nothing has changed. You can choose what you hear about in Settings.',
    settings: 'Open Settings',
  },
};
