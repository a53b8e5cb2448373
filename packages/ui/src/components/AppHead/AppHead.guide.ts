import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Stands over the lists of the mini app: its places, the search and the menu.',
  use: [
    'Above PageLayout isFlush, on both lists. It scrolls away with them.',
    'Telegram has the title of the app in its own frame, so there is none here.',
    'The menu is reached from here in every client; newer ones have it in their own menu as well.',
  ],
  avoid: [
    { when: 'it is a list of the website', instead: 'ListHead' },
    { when: 'the page is not a list', instead: 'the back button of Telegram' },
  ],
  accessibility: [
    'A navigation with the present place marked as current; search and filter are two links with names of their own.',
    'Everything that is pressed is at least 44 pixels high.',
    'A count is read in full: "9 new in your feed".',
  ],
  content: ['One or two words for each place: what is longer than its share of the width is cut.'],
};
