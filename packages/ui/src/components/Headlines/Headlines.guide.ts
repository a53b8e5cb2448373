import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a few real notices to somebody who does not know Awaj yet.',
  use: ['On the landing page, three to five of them, the newest first.'],
  avoid: [
    { when: 'people choose among tenders', instead: 'TenderCard in an InfiniteList' },
    { when: 'there are no real notices to show', instead: 'nothing' },
  ],
  accessibility: ['A section with a heading. The whole line leads to the notice; its link is the title.'],
  content: ['Titles are cut at the end of their line, in the language of the notice.'],
};
