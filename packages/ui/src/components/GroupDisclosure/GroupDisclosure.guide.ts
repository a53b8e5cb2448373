import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Folds a group of a list under its heading.',
  use: ['For the group that is over, below those that count: closed tenders below the open ones.'],
  avoid: [
    { when: 'the group is always shown', instead: 'GroupHeading' },
    { when: 'it is a part of a form or page', instead: 'Disclosure' },
    { when: 'it is a question with its answer', instead: 'Accordion' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Opens and closes the group.' }],
  accessibility: ['The heading is the summary of the platform’s own element, which tells whether it is open.'],
  content: ['As in GroupHeading: what the items share, then how many: "Closed · 3".'],
};
