import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A small drawing beside words, in the colour and size of those words.',
  use: [
    'Where the eye should find something again: the lock of a locked value, the bookmark of a saved tender.',
    'Filled means on, outlined means off; only for the bookmark and the like.',
  ],
  avoid: [
    { when: 'it should say something by itself', instead: 'words, or IconButton with its label' },
    { when: 'a page is empty or needs a picture', instead: 'the illustration of EmptyState or Hero' },
    { when: 'it is a company', instead: 'CompanyLogo' },
  ],
  accessibility: ['It is hidden from screen readers: the words beside it say the same.'],
  content: [
    'A new drawing is made on the 20-pixel grid, with strokes of 1.5 and round ends, in `icons.ts`.',
    'No arrows that only make sense from left to right, no trademarks, no letters.',
  ],
};
