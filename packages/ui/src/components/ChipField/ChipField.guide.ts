import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of a few preset answers in a form, or none.',
  use: [
    'For the most common answers, beside a field that accepts any answer: "Closing: Today, 3 days, 7 days, 14 days".',
  ],
  avoid: [
    { when: 'an answer is required', instead: 'SegmentedField' },
    { when: 'there are more than five', instead: 'Select or Combobox' },
    { when: 'it filters a list immediately', instead: 'FilterChips' },
  ],
  keyboard: [{ keys: 'Space, Enter', does: 'Selects or clears the answer.' }],
  accessibility: ['A named group of toggle buttons; background and font weight show which one is pressed.'],
  content: ['One or two words each, as short as possible.'],
};
