/** The page of reminders, of the calendar of saved tenders and of feeds of saved searches. */
export const words = {
  lead: 'Let no deadline of a tender that you saved pass unnoticed.',
  failed: 'Your calendar and feeds did not load',
  notDone: 'This did not work. Try again.',
  reminders: {
    title: 'Remind me before saved tenders close',
    text: '7, 3 and 1 days before, and in the morning of the day, by every channel that carries your alerts.',
  },
  calendar: {
    title: 'Calendar feed',
    text: 'Subscribe to this address in the calendar of your phone or computer. It shows when your saved tenders close, and follows each extension and cancellation.',
    open: 'Open in my calendar',
    address: 'Address of your calendar',
  },
  searches: {
    title: 'Feeds of your saved searches',
    text: 'For feed readers: the newest tenders that a saved search finds.',
    none: 'When you save a search, you find its feed here.',
    atom: (name: string) => `${name}: Atom`,
    json: (name: string) => `${name}: JSON`,
  },
  make: 'Make an address',
  /** One of several buttons that look the same. */
  about: (action: string, name: string) => `${action}: ${name}`,
  makeNew: 'Make a new address',
  made: 'The new address works. An earlier one no longer does.',
  stop: 'Stop this address',
  stopped: 'The address no longer works.',
  copy: (label: string) => `Copy: ${label}`,
  copied: 'Copied',
  copyFailed: 'Copy it from the field by hand.',
  secret:
    'Keep these addresses to yourself: they open without a login. Make a new one if somebody else has yours, and the old one stops at once.',
};
