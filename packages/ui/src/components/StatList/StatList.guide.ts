import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Says in three or four numbers how much there is.',
  use: ['On the landing page, with numbers that were just counted.'],
  avoid: [
    { when: 'a number is not known', instead: 'nothing: no dash and no zero' },
    { when: 'facts of one thing are listed', instead: 'FactList' },
  ],
  accessibility: ['A list of terms: the label is heard before the number.'],
  content: ['A number as people write it, and two or three words.'],
};
