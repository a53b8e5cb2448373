import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a few real notices to people who do not know Awaj yet.',
  use: ['On the landing page, three to five notices, newest first.'],
  avoid: [
    { when: 'people choose between tenders', instead: 'TenderCard in an InfiniteList' },
    { when: 'there are no real notices to show', instead: 'nothing' },
  ],
  accessibility: ['A section with a heading. The whole row is clickable; its link is the title.'],
  content: ['Titles are cut at the end of their line and keep the language of the notice.'],
};
