import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The list that Select, Combobox and MultiSelect open below their field.',
  use: [
    'Through Select, Combobox or MultiSelect. Directly only for a new kind of combobox.',
    'Options of one group follow each other under its heading; options without a group come first.',
  ],
  avoid: [
    { when: 'people choose one of many', instead: 'Select' },
    { when: 'people find one of many by name', instead: 'Combobox' },
    { when: 'people choose several of many', instead: 'MultiSelect' },
    { when: 'an entry performs an action', instead: 'Dropdown' },
  ],
  keyboard: [{ keys: 'Escape', does: 'Closes only the list: a dialog around it stays open.' }],
  accessibility: [
    'A listbox. Focus stays in the combobox, which refers to the active option (aria-activedescendant).',
    'A group is named by its heading, and the second line of an option is part of its name.',
    'Each option has its position among all options, across groups.',
    'A note instead of options is not a list: the combobox is then collapsed.',
    'At most 200 pixels high; the active option is scrolled into view without moving the page.',
    'A press outside closes it, and so does a second press on its field, because touch screens have no key for this.',
    'It opens below its field, or above if there is more space, within the visible part of its drawer or page.',
    'The note instead of options is announced, and so is the news from the caller.',
  ],
  content: ['If there are no options, say so in a sentence.'],
};
