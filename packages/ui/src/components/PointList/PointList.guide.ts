import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Lists the benefits of the product, in three to six points.',
  use: ['On pages for people who do not know Awaj yet: the landing page, the page of a trial.'],
  avoid: [
    { when: 'the points are single words or lines', instead: 'Prose with a list' },
    { when: 'each point links somewhere', instead: 'Card with a Link' },
  ],
  accessibility: ['A list with a heading for each point. The icons are decoration.'],
  content: ['Two to four words, then one sentence with a fact. No praise.'],
};
