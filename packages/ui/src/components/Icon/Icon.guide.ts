import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A small drawing beside text, in its colour and size.',
  use: [
    'For things that people should recognise quickly: the lock of a locked value, the bookmark of a saved tender.',
    'Filled means on, outlined means off; only for bookmarks and similar icons.',
  ],
  avoid: [
    { when: 'it has a meaning of its own', instead: 'text, or IconButton with its label' },
    { when: 'a page is empty or needs a picture', instead: 'the illustration of EmptyState or Hero' },
    { when: 'it represents a company', instead: 'CompanyLogo' },
  ],
  accessibility: ['It is hidden from screen readers, because the text beside it says the same.'],
  content: [
    'Draw new icons on the 20-pixel grid, with strokes of 1.5 and round ends, in `icons.ts`.',
    'No arrows that only make sense from left to right, no trademarks, no letters.',
  ],
};
