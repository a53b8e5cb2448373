import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A search on a page that is not the list: the landing page.',
  use: ['Once on a page. It opens the list with the typed text in the address.'],
  avoid: [
    { when: 'the list is on the same page', instead: 'SearchField' },
    { when: 'people choose filters', instead: 'Drawer and the search form' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the field to the button.' },
    { keys: 'Enter', does: 'In the field: searches.' },
    { keys: 'Escape', does: 'Clears the field.' },
  ],
  accessibility: [
    'A search landmark. The field has a label besides the magnifying glass.',
    'It works with and without scripts.',
  ],
  content: ['The placeholder gives two or three words that people really search for. The button is one verb.'],
};
