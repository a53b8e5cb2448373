import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows how much there is, in three or four numbers.',
  use: ['On the landing page, with current numbers.'],
  avoid: [
    { when: 'a number is not known', instead: 'nothing: no dash and no zero' },
    { when: 'it lists facts of one thing', instead: 'FactList' },
  ],
  accessibility: ['A description list: the label is read before the number.'],
  content: ['A formatted number, and two or three words.'],
};
