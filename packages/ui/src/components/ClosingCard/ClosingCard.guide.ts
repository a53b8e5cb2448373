import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The top of a tender’s page: how long is left, the closing day and hour, and the main action.',
  use: ['Once on the page of a tender, before all other facts.'],
  avoid: [
    { when: 'the tender is in a list', instead: 'Deadline' },
    { when: 'the reader may not see the date', instead: 'FactList with LockedValue, and OfferCard' },
  ],
  accessibility: [
    'A description list with one entry: the label is read before the day. The calendar leaf is decoration and not read.',
  ],
  content: [
    'The remaining days in two or three words: "16 days left", "Closes today", "Closed 3 days ago", "Cancelled".',
    'Then the day and hour in the reader’s own calendar and clock, and the other ones below.',
    'Explain the source of the date only if it was calculated or extended.',
  ],
};
