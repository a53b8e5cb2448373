import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Offers earlier searches.',
  use: [
    'Below the first field of a search, with at most the five newest searches.',
    'Only searches on this device, with a button to delete them, because other people may use it.',
  ],
  avoid: [
    { when: 'it shows the current filters of a list', instead: 'FilterPills' },
    { when: 'suggestions are the same for everybody', instead: 'FilterChips' },
  ],
  accessibility: [
    'A named section with a list of links: each opens its search, also in a new tab.',
    'Without searches it shows nothing, not even the heading.',
  ],
  content: ['The words as typed, on one line. The button says what it deletes: "Forget them".'],
};
