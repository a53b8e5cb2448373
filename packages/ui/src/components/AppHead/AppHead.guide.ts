import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The head of the mini app’s lists: main pages, search and menu.',
  use: [
    'Above PageLayout isFlush, on both lists. It scrolls with them.',
    'It has no title, because Telegram shows the app’s title in its own frame.',
    'The menu is here in every client; newer clients also have it in their own menu.',
  ],
  avoid: [
    { when: 'the list is on the website', instead: 'ListHead' },
    { when: 'the page is not a list', instead: 'the back button of Telegram' },
  ],
  accessibility: [
    'A navigation with the current page marked. Search and filter are two links with their own names.',
    'Everything that can be pressed is at least 44 pixels high.',
    'A count is read out in full: "9 new in your feed".',
  ],
  content: ['One or two words for each page: text that is too long is cut.'],
};
