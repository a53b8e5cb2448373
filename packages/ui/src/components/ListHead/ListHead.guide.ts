import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Stands over a list of tenders: its search, and the filters that people need most.',
  use: [
    'Inside ListLayout, above the list. Below a desktop’s width the field opens the drawer; the Title field has the focus then.',
    'Filter opens the same drawer without a keyboard over it.',
    'clear while words are searched for: no pill repeats them.',
    'action for the one thing done with the search, such as to be told of what it finds. Its label says all of it.',
    'On a desktop the form stands beside the list, and its order at the end of the chips.',
  ],
  avoid: [{ when: 'words can be typed here and now', instead: 'SearchBar' }],
  accessibility: ['Two links with names of their own; nothing in it looks like a field for who hears the page.'],
  content: ['"Search 1,667 open tenders": the number follows the chips.'],
};
