import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of two to four short answers, all in view.',
  use: ['For what narrows a list: All, Open or Closed.', 'One of them is always chosen.'],
  avoid: [
    { when: 'it stands among the fields of a form, or is saved', instead: 'SegmentedField' },
    { when: 'there are five or more, or the words are long', instead: 'Select' },
    { when: 'the answers need a price or a sentence', instead: 'RadioCards' },
    { when: 'it shows another part of the page', instead: 'Tabs' },
    { when: 'it is on or off', instead: 'Switch' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the chosen one.' },
    { keys: 'Arrows', does: 'To the next or the one before, which is chosen at once.' },
  ],
  accessibility: [
    'Radio buttons in a group with a name that is heard.',
    'The chosen one has a ring besides its ground.',
    'Where the words do not fit beside each other they take the next line.',
  ],
  content: [
    'One word each, of the same kind: no icons, as a picture alone says it to few. The first is the one for all.',
  ],
};
