/** The page of the link that stops letters. */
export const words = {
  alerts: {
    email: (to: string) => `New tenders, changes and reminders by mail to ${to}.`,
    sms: (to: string) => `New tenders, changes and reminders by SMS to ${to}.`,
    telegram: () => 'New tenders, changes and reminders in Telegram.',
  },
  weeklyLetter: (to: string) => `The weekly letter to ${to}.`,
  search: (name: string) => `What your saved search “${name}” finds, by every channel.`,
  ask: {
    title: 'Do you want to stop these messages?',
    note: 'Codes, receipts and what concerns your own account still come.',
    stop: 'Stop them',
  },
  stopped: {
    title: 'These messages are stopped',
    note: 'We send none of them any more. If that was a mistake, turn them on again.',
    resume: 'Turn on again',
  },
  resumed: {
    title: 'You get these messages again',
    note: 'You can stop them here at any time.',
  },
  settings: 'Choose in the settings what you hear of',
  lost: {
    title: 'This link does not work',
    note: 'It is not whole, or belongs to an address that your account no longer has. Nothing has changed. What you hear of can be chosen in the settings.',
    settings: 'Open the settings',
  },
};
