import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The public beginning of a notice, with bars in place of the rest.',
  use: [
    'In place of TenderContent for readers who may not see the notice. The server sends the snippet as a separate text.',
    'OfferCard beside it says how to read the rest.',
  ],
  avoid: [{ when: 'a single value is locked', instead: 'LockedValue' }],
  accessibility: [
    'Behind the blur there are only grey bars: the page contains no hidden text.',
    'The bars are hidden from screen readers.',
  ],
  content: ['One or two complete sentences of the notice, in its own language.'],
};
