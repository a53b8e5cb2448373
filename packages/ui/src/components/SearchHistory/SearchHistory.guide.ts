import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Offers what was looked for before.',
  use: [
    'Under the first field of a search, with the five newest searches at most.',
    'Only of this device, and with the way to forget them: somebody else may use it next.',
  ],
  avoid: [
    { when: 'it says what the list is narrowed by now', instead: 'FilterPills' },
    { when: 'everybody gets the same suggestions', instead: 'FilterChips' },
  ],
  accessibility: [
    'A named section with a list of links: each leads to its search, and can be opened beside this page.',
    'Without searches there is nothing, not even the heading.',
  ],
  content: ['The words as they were typed, in one line. The button says what it forgets: "Forget them".'],
};
