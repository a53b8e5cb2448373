import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Ends a page that sells with one sentence and one way on.',
  use: ['Once, at the end of the landing page.'],
  avoid: [{ when: 'people are in the middle of something', instead: 'Banner' }],
  accessibility: ['Words on ink keep the contrast of a primary button.'],
  content: ['Six to eight words that say what one gets, and a verb on the button.'],
};
