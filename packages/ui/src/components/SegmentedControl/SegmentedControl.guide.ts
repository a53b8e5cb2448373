import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of two to four short answers, all in view.',
  use: ['For what narrows a list: All, Open or Closed.', 'One of them is always chosen.'],
  avoid: [
    { when: 'there are five or more, or the words are long', instead: 'Select' },
    { when: 'the answers need a price or a sentence', instead: 'RadioCards' },
    { when: 'it shows another part of the page', instead: 'Tabs' },
    { when: 'it is on or off', instead: 'Switch' },
  ],
  accessibility: [
    'Radio buttons in a group with a name: Tab reaches the chosen one, arrows move and choose.',
    'The chosen one has a ring besides its ground, and is sent with a form.',
    'Where the words do not fit beside each other they take the next line.',
  ],
  content: ['One word each, of the same kind. The first is the one for all.'],
};
