import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of two to five options that need more than a word, such as plans.',
  use: [
    'At most one card has a badge: the recommended one.',
    'Only titles, for one of two options whose text is too long for SegmentedControl.',
    'A field that an option requires appears below all cards, only when that option is chosen.',
    'Preselect the option that most people choose.',
  ],
  avoid: [
    { when: 'one word for each option is enough', instead: 'SegmentedField' },
    { when: 'there are more than five', instead: 'Select' },
    { when: 'each card has its own button', instead: 'PlanCard' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen one, or the first.' },
    { keys: 'Arrows', does: 'Moves to the next or previous one and chooses it.' },
    { keys: 'Space', does: 'Chooses the first one if none is chosen yet.' },
  ],
  accessibility: [
    'Native radio buttons in a fieldset, so forms work without scripts.',
    'The whole card is the label and is read with its price, note and badge.',
    'Cards are never disabled: leave out an unavailable option, or its note says why and the form reports it.',
    'The chosen card has a ring and a filled dot besides its background.',
  ],
  content: [
    'Titles differ in their first word: "3 months", "6 months", "1 year".',
    'The price is the total with tax, and the note says so.',
  ],
};
