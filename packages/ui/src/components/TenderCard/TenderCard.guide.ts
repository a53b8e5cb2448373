import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A tender in a list: what it is, whose, and how long bids are taken.',
  use: [
    'In every list of tenders, with TenderCardSkeleton in its place while the list loads: both have the same height.',
    'highlight where a search has found it, with what MarkedText takes.',
    'mark: a NewDot where the reader has not seen it yet.',
    'status.isTold where the deadline says too whether it is open: the badge then stands only where there is room.',
    'isCurrent marks the tender that is open beside the list. j and k move the focus from link to link; the ring follows by itself.',
    'The compact density brings twice as many titles into view for who scans hundreds with a mouse.',
  ],
  avoid: [
    { when: 'it is the tender’s own page', instead: 'Heading, TenderMeta and FactList' },
    { when: 'it is a document to buy', instead: 'BidDocumentCard' },
    { when: 'it is anything but a tender', instead: 'Card' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the title, then to the save button.' },
    { keys: 'Enter', does: 'On the title: opens the tender.' },
  ],
  accessibility: [
    'One link, in the title; it covers the card. The save button stands above it and is a stop of its own.',
    'The title is a heading, so a screen reader can jump from tender to tender.',
    'It is an article. A list that hands over aria-posinset and aria-setsize makes a feed of it.',
    'Titles that were visited are a shade quieter; this is never the only sign of anything.',
  ],
  content: [
    'The title as the newspaper printed it, cut after two lines. lang where it differs from the page’s.',
    'The days that are left, "16 days left", then the closing day without its year in both calendars, the reader’s own first. For who may not see it, the age: "16 minutes ago".',
    'The status only where a list has open and closed tenders.',
    'What is not known is left out, without a dash in its place.',
  ],
};
