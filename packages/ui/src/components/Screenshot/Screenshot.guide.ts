import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the product as it is.',
  use: ['On the landing page, below the first screen: it is fetched when it comes near.'],
  avoid: [
    { when: 'it decorates', instead: 'Illustration' },
    { when: 'it is the sign of a company', instead: 'CompanyLogo' },
  ],
  accessibility: [
    'The text in place of the picture says what there is to see, not that it is a screenshot.',
    'Its size is known before it is there, so nothing moves when it comes.',
  ],
  content: ['A real picture of the present product with demo data, in the language of the page.'],
};
