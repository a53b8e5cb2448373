import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Frames one self-contained thing.',
  use: [
    'A plan, a company, a form beside other things.',
    'With a Link look="cover" as its title, the whole card is a link.',
    'Set as="section" or "article" with a heading if it is an independent part of the page.',
  ],
  avoid: [
    { when: 'it would be inside another card', instead: 'Stack with a heading' },
    { when: 'it is an entry of a list of tenders', instead: 'TenderCard' },
    { when: 'it is a message about the page', instead: 'Banner' },
    { when: 'it is a message about the content of a card', instead: 'Notice' },
  ],
  accessibility: ['A frame has no meaning for screen readers: show what belongs together with headings and elements.'],
  content: ['One heading, the most important information beside it, at most one action.'],
};
