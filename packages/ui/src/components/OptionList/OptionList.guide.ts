import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The list that Select, Combobox and MultiSelect open under their field.',
  use: [
    'Through Select, Combobox or MultiSelect. By itself only under a new kind of combobox.',
    'Options of one group follow each other under its heading; those without one come first.',
  ],
  avoid: [
    { when: 'one of many is chosen', instead: 'Select' },
    { when: 'one of many is found by name', instead: 'Combobox' },
    { when: 'several of many are chosen', instead: 'MultiSelect' },
    { when: 'an entry does something', instead: 'Dropdown' },
  ],
  keyboard: [{ keys: 'Escape', does: 'Closes the list, and nothing else: a dialog around it stays open.' }],
  accessibility: [
    'A listbox. The focus stays in the combobox, which points at the active option (aria-activedescendant).',
    'A group has the name of its heading, and the second line of an option is part of its name.',
    'Each option says its place among all of them, whatever group it is in.',
    'A note in place of options is no list: the combobox says then that it is collapsed.',
    'At most 200 pixels high; the active option is scrolled into view without moving the page.',
    'A press beside it closes it, and so does a second one on its field: a touch screen has no key for it.',
    'It stands below its field, or above where there is more room, within what is seen of the drawer or page around it.',
    'What is said in place of options is announced, as is the news that the caller gives.',
  ],
  content: ['Where there are no options it says so in a sentence.'],
};
