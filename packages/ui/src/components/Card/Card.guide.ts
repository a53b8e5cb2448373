import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Puts a frame around one thing that stands for itself.',
  use: [
    'A plan, a company, a form beside other things.',
    'A Link with look="cover" as its title makes the whole of it lead there.',
    'as="section" or "article" with a heading where it is a part of the page by its own right.',
  ],
  avoid: [
    { when: 'it would stand within another card', instead: 'Stack with a heading' },
    { when: 'it is an entry of a list of tenders', instead: 'TenderCard' },
    { when: 'it says something about the page', instead: 'Banner' },
    { when: 'it says something about what is in a card', instead: 'Notice' },
  ],
  accessibility: ['A frame says nothing: what belongs together is said by headings and elements.'],
  content: ['One heading, what is most asked for next to it, one action at most.'],
};
