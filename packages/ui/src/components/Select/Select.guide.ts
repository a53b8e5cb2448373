import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of five or more options.',
  use: [
    'In a search, set all: it is the first option and chosen from the start.',
    'In a form, set placeholder instead, so that nobody submits a choice they did not make.',
    'Sort options as people look for them: regions by name, months by date.',
    'group puts options under headings if people look for the heading first; hint distinguishes equal names.',
    'Set loading while the options load. The field can be opened and says so.',
  ],
  avoid: [
    { when: 'there are two to four and enough space', instead: 'SegmentedControl or RadioCards' },
    { when: 'there are dozens, and people know the name', instead: 'Combobox' },
    { when: 'several may be chosen', instead: 'MultiSelect' },
    { when: 'an option performs an action', instead: 'Dropdown' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens the list; inside, chooses the option and closes the list.' },
    { keys: 'Up, Down', does: 'Opens the list; inside, moves to the previous or next option.' },
    { keys: 'Home, End', does: 'Moves to the first or last option, also when the list is closed.' },
    { keys: 'Page Up, Page Down', does: 'Moves by ten options.' },
    {
      keys: 'Letters',
      does: 'Moves to the option that begins with them; the same letter again moves to the next one.',
    },
    { keys: 'Alt + Up, Escape', does: 'Closes the list without a choice.' },
    { keys: 'Tab', does: 'Chooses the option and moves to the next field.' },
  ],
  accessibility: [
    'A select-only combobox. Focus always stays on the field.',
    'A heading is read with its options. It cannot be focused or chosen.',
    'Loading and empty lists are announced.',
    'Never disabled: use a LockedField for a choice that cannot be changed here. An empty list says so when it opens.',
    'On the server and without scripts it is a native select with the same name.',
  ],
  content: [
    'The option for all names the kind: "All regions", "ሁሉም ክልሎች".',
    'A heading names its options: "Cities", "Regional states". At least two groups, or none.',
    'Show names in full; long ones use two lines, not an ellipsis.',
  ],
};
