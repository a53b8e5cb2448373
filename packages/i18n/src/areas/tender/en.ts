import { plural } from '../../plural.ts';

export const words = {
  list: {
    title: 'Tenders',
    lead: 'New notices every day from newspapers, magazines and organisations.',
    loading: 'Loading tenders…',
    noResult: 'No result',
    noResultHint: 'No tenders yet. Check back tomorrow.',
    noMore: 'No more content',
    /** For keyboard users: skips the search. */
    skip: 'Skip to the list',
    arrived: (count: number) => plural(count, { one: '1 more tender', other: `${count} more tenders` }),
    moreFailed: 'Couldn’t load more tenders.',
    new: 'New',
    /** Above the tenders of a day, or all since the former visit. */
    days: {
      today: 'Today',
      yesterday: 'Yesterday',
      note: (weekday: string, day: string) => `${weekday} ${day}`,
      newSinceToday: (time: string) => `New since ${time}`,
      newSinceYesterday: (time: string) => `New since yesterday ${time}`,
      newSince: (day: string) => `New since ${day}`,
    },
  },
  status: { open: 'BIDDING OPEN', closed: 'BIDDING CLOSED', cancelled: 'CANCELLED' },
  save: { save: 'Save', saved: 'Saved' },
  saveFailed: 'Couldn’t save the tender.',
  removeFailed: 'Couldn’t remove the tender from saved.',
  document: { buy: 'Buy Document', download: 'Download Document' },
  searchHeading: { tenders: 'Search Tenders', feed: 'Search My Feed', saved: 'Search Saved' },
  facts: {
    closes: 'Bid closing date',
    opens: 'Bid opening date',
    publishedOn: 'Published on',
    posted: 'Posted',
    documentPrice: 'Bid document price',
    bond: 'Bid bond price',
    notGiven: 'Not stated',
    free: 'Free',
    referenceNumber: 'Reference number',
    type: 'Type',
    types: { sale: 'Sale', lease: 'Lease', 'expression-of-interest': 'Expression of interest', other: 'Other' },
  },
  tableScrolls: 'Table, scrolls sideways',
  locked: {
    /** A logged-in reader only needs to subscribe. */
    value: (isMember: boolean) => (isMember ? 'Subscribe' : 'Login or Subscribe'),
  },
  deadline: {
    closed: 'Closed',
    cancelled: 'Cancelled',
    today: 'Closes today',
    todayAt: (time: string) => `Closes today, ${time}`,
    tomorrow: 'Closes tomorrow',
    days: (days: number) => `${days} days left`,
    /** For a date that was worked out because the notice gives none. */
    about: {
      today: 'Probably closes today',
      tomorrow: 'Probably closes tomorrow',
      days: (days: number) => `About ${days} days left`,
    },
  },
  age: {
    now: 'Just now',
    minutes: (count: number) => plural(count, { one: '1 minute ago', other: `${count} minutes ago` }),
    hours: (count: number) => plural(count, { one: '1 hour ago', other: `${count} hours ago` }),
    days: (count: number) => plural(count, { one: '1 day ago', other: `${count} days ago` }),
    months: (count: number) => plural(count, { one: '1 month ago', other: `${count} months ago` }),
    years: (count: number) => plural(count, { one: '1 year ago', other: `${count} years ago` }),
  },
};
