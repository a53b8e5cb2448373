import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Searches from a page that is not the list itself: the landing page.',
  use: ['Once on a page. It leads to the list, with what was typed in its address.'],
  avoid: [
    { when: 'the list is on the same page', instead: 'SearchField' },
    { when: 'there are filters to choose', instead: 'Drawer and the search form' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the field to the button.' },
    { keys: 'Enter', does: 'In the field: searches.' },
    { keys: 'Escape', does: 'Empties the field.' },
  ],
  accessibility: [
    'A search landmark. The field has its label for who cannot see the magnifying glass.',
    'It is sent with script and without.',
  ],
  content: ['The placeholder gives two or three words that people really search for. The button is one verb.'],
};
