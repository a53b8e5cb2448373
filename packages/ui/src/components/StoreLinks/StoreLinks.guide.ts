import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Links to the stores that offer the app.',
  use: ['On the page after starting a trial, and in the footer of the landing page. Only stores that have the app.'],
  avoid: [
    { when: 'it leads to our own pages', instead: 'Link' },
    { when: 'it is a way to pay', instead: 'PaymentMethods' },
  ],
  accessibility: [
    'A list of links; each opens the store in a new tab.',
    'The name is read in full: "Get it on Google Play".',
  ],
  content: [
    'The stores’ names in their own spelling. No badge images: they belong to the stores and do not follow the theme.',
  ],
};
