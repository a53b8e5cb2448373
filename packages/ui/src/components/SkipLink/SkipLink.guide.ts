import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Leads somebody who goes by keyboard past what is the same on every page.',
  use: [
    'Header has the one to the content, ListLayout the one past the search to the list.',
    'Put it before what it skips; its target takes the focus with tabIndex -1.',
  ],
  avoid: [{ when: 'it is of use to somebody with a pointer too', instead: 'Link' }],
  accessibility: ['Heard by screen readers, and seen as soon as it has the focus, over everything else.'],
  content: ['"Skip to", and what comes next: "Skip to content", "Skip to the list".'],
};
