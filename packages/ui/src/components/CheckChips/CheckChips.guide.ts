import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses some of many that can all be seen: the categories and regions somebody supplies.',
  use: [
    'The most common ones first, each with its count. They keep their order when they are chosen.',
    'Of more than a dozen show the first ones, and more as the way to the rest; a SearchField above finds them by name.',
    'state says how many are chosen, or what choosing none means: "None chosen: everywhere".',
  ],
  avoid: [
    { when: 'one is chosen', instead: 'ChipField, Select or Combobox' },
    { when: 'there are hundreds', instead: 'MultiSelect' },
    { when: 'each needs a sentence', instead: 'Checkbox or ToggleCard' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the next chip.' },
    { keys: 'Space', does: 'Chooses it, or takes it back.' },
  ],
  accessibility: [
    'Checkboxes in a group with a name; the count is read with the name.',
    'What is chosen has a tick beside its colour.',
  ],
  content: ['Names as lists have them. Counts as they are written: "1,204".'],
};
