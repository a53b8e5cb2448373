import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of two to five that take more than a word to tell apart, such as plans.',
  use: [
    'One card has a badge at most: the one that is recommended.',
    'Titles alone where one of two is chosen and the words are too long for SegmentedControl.',
    'What a card makes necessary, such as a field, follows below all cards. It is not there before.',
    'One is chosen from the start where most people take the same.',
  ],
  avoid: [
    { when: 'a word each is enough', instead: 'SegmentedField' },
    { when: 'there are more than five', instead: 'Select' },
    { when: 'each card has its own button', instead: 'PlanCard' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the chosen one, or the first.' },
    { keys: 'Arrows', does: 'To the next or the one before, which is chosen at once.' },
    { keys: 'Space', does: 'Chooses the first when none is chosen yet.' },
  ],
  accessibility: [
    'Native radio buttons in a fieldset: a form sends the chosen one without script.',
    'The whole card is the label and is read with its price, note and badge.',
    'No card is ever disabled: what cannot be had now is not among them, or its note says why and the form answers.',
    'The chosen card has a ring and a full dot besides its ground.',
  ],
  content: [
    'Titles differ in their first word: "3 months", "6 months", "1 year".',
    'The price is what is paid, tax included, and the note says so.',
  ],
};
