import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Where the app can be installed from.',
  use: ['On the page after a trial has begun, and in the footer of the landing page. Only stores that have the app.'],
  avoid: [
    { when: 'it leads to our own pages', instead: 'Link' },
    { when: 'it is a way to pay', instead: 'PaymentMethods' },
  ],
  accessibility: [
    'A list of links; each opens the store beside the page that one is on.',
    'The name is read out whole: "Get it on Google Play".',
  ],
  content: [
    'The stores’ names in their own spelling. No badge artwork: it is theirs, and it would not follow the theme.',
  ],
};
