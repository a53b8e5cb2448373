import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A tender in a list: its title, its company, and how long bids are accepted.',
  use: [
    'In every list of tenders, with TenderCardSkeleton while the list loads: both have the same height.',
    'highlight if a search found it, with the values of MarkedText.',
    'mark: a NewDot if the reader has not seen it yet.',
    'isCurrent marks the tender that is open beside the list. j and k move focus between the links; the focus ring follows.',
    'The compact density shows twice as many titles, for people who scan hundreds with a mouse.',
  ],
  avoid: [
    { when: 'it is the tender’s own page', instead: 'Heading, TenderMeta and FactList' },
    { when: 'it is a document to buy', instead: 'BidDocumentCard' },
    { when: 'it is anything but a tender', instead: 'Card' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the title, then to the save button.' },
    { keys: 'Enter', does: 'On the title: opens the tender.' },
  ],
  accessibility: [
    'One link, in the title; it covers the card. The save button is above it and focused separately.',
    'The title is a heading, so screen readers can jump from tender to tender.',
    'It is an article. With aria-posinset and aria-setsize the list becomes a feed.',
    'Visited titles are slightly muted; this is never the only sign of anything.',
  ],
  content: [
    'The title as printed in the newspaper, cut after two lines. Set lang if it differs from the page’s.',
    'The remaining days, "16 days left", then the closing date without its year in both calendars, the reader’s own first. For readers who may not see it, the age: "16 minutes ago".',
    'The status only if a list has open and closed tenders and the deadline does not already show it.',
    'Unknown values are left out, without a dash.',
  ],
};
