import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a message about the account or the whole page that stays true until somebody acts on it.',
  use: [
    'At the top of the content, below the heading. One at a time, in this order: payment, failure, success, trial, info.',
    'payment is the only saffron element of the screen; nothing else on it may be saffron then.',
  ],
  avoid: [
    { when: 'it only confirms what the reader just did', instead: 'Toast' },
    { when: 'there is nothing else to show', instead: 'EmptyState or ErrorState' },
    { when: 'it belongs to a section, card, drawer or form', instead: 'Notice' },
  ],
  accessibility: [
    'failure is an alert and is read out at once; the others are read out when the reader pauses.',
    'A banner that was there when the page loaded is read in its place. Do not wrap it in a status; change its key to have it read out again.',
    'Colour is never the only sign: icon and words say it too.',
  ],
  content: [
    'One sentence and one action; more belongs on a page of its own. The title names the topic and is optional.',
    'First the fact, then what it means: "Your trial ends in 3 days. After that, closing dates are hidden."',
    'Amounts include the currency and dates both calendars, formatted by the caller.',
  ],
};
