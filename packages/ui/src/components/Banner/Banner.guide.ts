import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Says something about the account or the whole page that stays true until it is dealt with.',
  use: [
    'At the top of the content, under the heading. One at a time: payment before failure before success before trial before info.',
    'payment takes the one saffron of the screen; nothing else on it may have it then.',
  ],
  avoid: [
    { when: 'it is the answer to what was just done and says no more', instead: 'Toast' },
    { when: 'there is nothing else to show', instead: 'EmptyState or ErrorState' },
    { when: 'it would stand within a section, a card, a drawer or a form', instead: 'Notice' },
  ],
  accessibility: [
    'failure is an alert and read at once; the others are read out when the reader pauses.',
    'What came with the page is read in its place. The caller puts no status around it; with another key it is said again.',
    'The tone is never said by colour alone: icon and words say it.',
  ],
  content: [
    'A sentence and one way on; more than that belongs on a page. The title is for what is looked for, and may be left out.',
    'First what is so, then what it means: "Your trial ends in 3 days. After that, closing dates are hidden."',
    'Amounts with the currency, dates in both calendars, formatted by the caller.',
  ],
};
