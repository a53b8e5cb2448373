import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'What a subscription includes, what it costs, and the button to get it.',
  use: ['Once on the page of a tender that the reader may not see in full.'],
  avoid: [
    { when: 'a single value is locked', instead: 'LockedValue' },
    { when: 'the whole account needs attention', instead: 'Banner' },
    { when: 'the reader compares plans', instead: 'PlanCard' },
  ],
  accessibility: ['A named section with a heading.'],
  content: [
    'Say what the reader gets before the price; the amount is on the button.',
    'No pressure: no countdown, no "only".',
  ],
};
