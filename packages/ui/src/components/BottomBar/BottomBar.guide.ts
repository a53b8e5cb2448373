import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Keeps the main places within reach of a thumb, on phones.',
  use: [
    'For people who are logged in: Tenders, My Feed, Saved with its count, Search. Four entries, five at most.',
    'Together with Header hasBottomBar. Above 640 pixels it is not there.',
  ],
  avoid: [
    { when: 'it is an action of one page', instead: 'a button of that page' },
    { when: 'nobody is logged in', instead: 'the entries of Header' },
    { when: 'it is in the mini app', instead: 'AppHead' },
  ],
  accessibility: [
    'A navigation; the present place is marked as current. Search is a button that opens a dialog.',
    'Each entry is at least 56 pixels high, above the safe area of the phone. The page ends above it.',
    'A count is read in full: "12 saved tenders".',
  ],
  content: ['One word each where that is possible: what is longer than its share of the width is cut.'],
};
