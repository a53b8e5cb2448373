import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows where a page stands and leads up from it, also for readers who came from a search engine.',
  use: ['Above the heading of pages two or more levels deep: Tenders, Construction, this tender.'],
  avoid: [
    { when: 'it is one level down and has one way back', instead: 'Link with the name of the list' },
    { when: 'the levels are steps of a process', instead: 'StepIndicator' },
  ],
  accessibility: [
    'A navigation with a list; the last entry is this page, marked as current and not a link.',
    'The signs between entries are hidden from screen readers.',
  ],
  content: ['The titles of the pages themselves. The last one may be cut, as the heading under it has it whole.'],
};
