/** The page of reminders, the calendar of saved tenders and feeds of saved searches. */
export const words = {
  lead: 'Never miss the deadline of a tender you saved.',
  failed: 'Couldn’t load your calendar and feeds',
  notDone: 'That didn’t work. Please try again.',
  reminders: {
    title: 'Remind me before saved tenders close',
    text: '7, 3 and 1 days before, and on the morning itself, on every channel you use for alerts.',
  },
  calendar: {
    title: 'Calendar feed',
    text: 'Add this address to the calendar on your phone or computer. It shows when your saved tenders close, and follows every extension and cancellation.',
    open: 'Open in my calendar',
    address: 'Your calendar’s address',
  },
  searches: {
    title: 'Feeds of your saved searches',
    text: 'For feed readers: the newest tenders your saved searches find.',
    none: 'Save a search, and its feed appears here.',
    atom: (name: string) => `${name}: Atom`,
    json: (name: string) => `${name}: JSON`,
  },
  make: 'Create an address',
  /** The label of one of several equal buttons. */
  about: (action: string, name: string) => `${action}: ${name}`,
  makeNew: 'Create a new address',
  made: 'The new address works. The old one no longer does.',
  stop: 'Stop this address',
  stopped: 'The address no longer works.',
  copy: (label: string) => `Copy: ${label}`,
  copied: 'Copied',
  copyFailed: 'Select the address and copy it.',
  secret:
    'Keep these addresses to yourself: they open without a login. If someone else has yours, create a new one and the old one stops working at once.',
};
