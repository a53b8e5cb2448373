import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Fills the page of an address that leads nowhere and offers the way home.',
  use: ['Inside PageLayout, with the header: search and navigation stay in reach.'],
  avoid: [
    { when: 'the page exists and did not load', instead: 'ErrorState' },
    { when: 'a search has no results', instead: 'EmptyState with of="found"' },
  ],
  accessibility: ['Its title is the first heading of the page. The answer of the server has the status 404.'],
  content: ['Say what may have happened (mistyped, moved, removed). The link is worded "Go to Homepage".'],
};
