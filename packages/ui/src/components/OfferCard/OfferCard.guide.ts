import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'What a subscription gives, what it costs, and the one button that leads to it.',
  use: ['Once on the page of a tender that the reader may not see whole.'],
  avoid: [
    { when: 'a single value is locked', instead: 'LockedValue' },
    { when: 'the whole account needs attention', instead: 'Banner' },
    { when: 'the reader compares plans', instead: 'PlanCard' },
  ],
  accessibility: ['A named part of the page with a heading.'],
  content: [
    'Say what the reader gets before what it costs; the amount stands on the button.',
    'No pressure: no countdown, no "only".',
  ],
};
