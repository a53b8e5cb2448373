import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The page for an address that does not exist, with a link to the start page.',
  use: ['Inside PageLayout, with the header, so that search and navigation stay available.'],
  avoid: [
    { when: 'the page exists and did not load', instead: 'ErrorState' },
    { when: 'a search has no results', instead: 'EmptyState with of="found"' },
  ],
  accessibility: ['Its title is the first heading of the page. The server answers with status 404.'],
  content: ['Say what may have happened (mistyped, moved, removed). The link is "Go to Homepage".'],
};
