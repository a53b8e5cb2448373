import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the path to a page and links back up, also for readers who came from a search engine.',
  use: ['Above the heading of pages two or more levels deep: Tenders, Construction, this tender.'],
  avoid: [
    { when: 'the page is one level deep and has one way back', instead: 'Link with the name of the list' },
    { when: 'the levels are steps of a process', instead: 'StepIndicator' },
  ],
  accessibility: [
    'A navigation with a list; the last entry is the current page and is not a link.',
    'The separators are hidden from screen readers.',
  ],
  content: ['Use the titles of the pages. The last one may be cut, because the heading below it shows it in full.'],
};
