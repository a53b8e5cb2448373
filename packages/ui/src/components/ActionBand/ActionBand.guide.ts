import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Ends a sales page with one sentence and one action.',
  use: ['Once, at the end of the landing page.'],
  avoid: [{ when: 'people are in the middle of a task', instead: 'Banner' }],
  accessibility: ['The text has the contrast of a primary button.'],
  content: ['Six to eight words that say what the reader gets, and a verb on the button.'],
};
