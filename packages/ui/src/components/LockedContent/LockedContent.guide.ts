import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The public beginning of a notice, and bars in the place of the rest.',
  use: [
    'In place of TenderContent for who may not see it. The snippet comes from the server as a text of its own.',
    'OfferCard beside it says what it takes to read the rest.',
  ],
  avoid: [{ when: 'a single value is locked', instead: 'LockedValue' }],
  accessibility: [
    'Nothing is behind the blur but grey bars: there is no hidden text to find in the page.',
    'The bars are hidden from screen readers.',
  ],
  content: ['A whole sentence or two of the notice, in its own language.'],
};
