import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses several of many visible options, such as the categories and regions of a supplier.',
  use: [
    'The most common ones first, each with its count. Chosen ones keep their position.',
    'If there are more than a dozen, show the first ones and use `more` for the others; a SearchField above finds them by name.',
    'state says how many are chosen, or what none means: "None chosen: everywhere".',
  ],
  avoid: [
    { when: 'only one may be chosen', instead: 'ChipField, Select or Combobox' },
    { when: 'there are hundreds', instead: 'MultiSelect' },
    { when: 'each needs a sentence', instead: 'Checkbox or ToggleCard' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next chip.' },
    { keys: 'Space', does: 'Selects or clears the chip.' },
  ],
  accessibility: [
    'Checkboxes in a named group; the count is read with the name.',
    'A chosen chip has a tick besides its colour.',
  ],
  content: ['The same names as in lists. Counts are formatted: "1,204".'],
};
