import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Leads the page of a tender: how long is left, until which day and hour, and what to do about it.',
  use: ['Once on the page of a tender, before all other facts.'],
  avoid: [
    { when: 'a tender stands in a list', instead: 'Deadline' },
    { when: 'the reader may not see the date', instead: 'FactList with LockedValue, and OfferCard' },
  ],
  accessibility: [
    'A list of one description: the label is heard before the day. The leaf is a picture of it and not heard.',
  ],
  content: [
    'Days left in two or three words: "16 days left", "Closes today", "Closed 3 days ago", "Cancelled".',
    "Then the day and the hour by the reader's own calendar and clock, and the other ones below.",
    'Where the day comes from is said only where it was worked out or moved.',
  ],
};
