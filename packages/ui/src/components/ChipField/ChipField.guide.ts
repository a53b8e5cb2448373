import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of a few ready answers in a form, or none.',
  use: [
    'For what most people choose, beside a field that takes every answer: "Closing: Today, 3 days, 7 days, 14 days".',
  ],
  avoid: [
    { when: 'one has to be chosen', instead: 'SegmentedField' },
    { when: 'there are more than five', instead: 'Select or Combobox' },
    { when: 'it narrows a list at once', instead: 'FilterChips' },
  ],
  keyboard: [{ keys: 'Space, Enter', does: 'Chooses, or takes back what is chosen.' }],
  accessibility: ['A named group of buttons that are pressed or not; pressed is told by ground and weight.'],
  content: ['One or two words each, as short as the label allows.'],
};
