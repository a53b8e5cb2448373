import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Offers a subscription above a list with locked values.',
  use: ['Above the rows, once. One price and one button; a small lock marks locked values in the rows.'],
  avoid: [
    { when: 'a payment is due or has failed', instead: 'Banner' },
    { when: 'it replaces a notice', instead: 'LockedContent' },
  ],
  accessibility: ['Plain text and one link or button, in reading order.'],
  content: ['What readers get, in five or six words, and the price with its unit. The button names its action.'],
};
