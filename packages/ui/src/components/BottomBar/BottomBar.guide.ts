import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Keeps the main pages within reach of the thumb, on phones.',
  use: [
    'For people who are logged in: Tenders, My Feed, Saved with its count, Search. Four entries, at most five.',
    'Together with Header hasBottomBar. It is hidden above 640 pixels.',
  ],
  avoid: [
    { when: 'the action belongs to one page', instead: 'a button on that page' },
    { when: 'nobody is logged in', instead: 'the entries of Header' },
    { when: 'it is in the mini app', instead: 'AppHead' },
  ],
  accessibility: [
    'A navigation with the current page marked. Search is a button that opens a dialog.',
    'Each entry is at least 56 pixels high, above the phone’s safe area. The page ends above the bar.',
    'A count is read out in full: "12 saved tenders".',
  ],
  content: ['One word each if possible: text that is too long is cut.'],
};
