import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Lets keyboard users skip content that is the same on every page.',
  use: [
    'Header has one to the content, ListLayout one that skips the search and leads to the list.',
    'Put it before the content to skip; its target needs tabIndex -1.',
  ],
  avoid: [{ when: 'it helps people with a pointer too', instead: 'Link' }],
  accessibility: ['Screen readers read it, and it appears above everything else when focused.'],
  content: ['"Skip to" and the target: "Skip to content", "Skip to the list".'],
};
