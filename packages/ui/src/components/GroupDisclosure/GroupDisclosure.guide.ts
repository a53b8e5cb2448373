import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Collapses a group of a list under its heading.',
  use: ['For a group that is less relevant, at the end: closed tenders below open ones.'],
  avoid: [
    { when: 'the group is always shown', instead: 'GroupHeading' },
    { when: 'it is part of a form or page', instead: 'Disclosure' },
    { when: 'it is a question with its answer', instead: 'Accordion' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Opens or closes the group.' }],
  accessibility: ['The heading is the summary of the browser’s own element, which says whether it is open.'],
  content: ['As in GroupHeading: what the items have in common, then how many: "Closed · 3".'],
};
