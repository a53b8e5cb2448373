import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Lists links to other pages, one a row.',
  use: ['For the menu of the mini app.'],
  avoid: [
    { when: 'the links are inside a text', instead: 'Link' },
    { when: 'the menu opens from a button in a page', instead: 'Dropdown' },
    { when: 'the pages belong together and one is open', instead: 'Tabs' },
  ],
  accessibility: ['A list of links. Each link covers its row, which is high enough for a thumb.'],
  content: ['The name of the page, in one to four words.'],
};
