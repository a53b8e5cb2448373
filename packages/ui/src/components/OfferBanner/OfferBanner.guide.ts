import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Offers, over a list, what its reader does not see.',
  use: ['Above the rows, once. One price and one button; rows say what is locked with a small lock.'],
  avoid: [
    { when: 'something is due or has failed', instead: 'Banner' },
    { when: 'it stands in the place of a notice', instead: 'LockedContent' },
  ],
  accessibility: ['Plain text and one link or button, in the order in which they are read.'],
  content: ['What one gets in five words or six, and the price with its unit. The button names what it does.'],
};
