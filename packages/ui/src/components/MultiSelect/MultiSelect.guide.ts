import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses some of many by name: the categories and regions someone wants alerts for.',
  use: [
    'What is chosen stands in the field in the order it was chosen. Pressing it takes it out.',
    'Give matches where letters sound alike, so that አሐ finds አሀ; the rules of a language belong to the caller.',
    'group puts options under headings, hint tells apart what has one name.',
    'A press on an option closes the list, so that it covers nothing that comes next; Enter leaves it open for the next one.',
    'onSearch where a server finds them, as in Combobox.',
  ],
  avoid: [
    { when: 'one is chosen', instead: 'Select or Combobox' },
    { when: 'there are at most five, and all can be seen', instead: 'Checkbox' },
    { when: 'each takes effect at once', instead: 'ToggleCard for each' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Finds options by name.' },
    { keys: 'Up, Down', does: 'Opens the list; in it goes to the option before or after.' },
    { keys: 'Home, End', does: 'To the first or the last option, while one is active.' },
    { keys: 'Left, Right', does: 'Back to the letters; the list stays open and none of it is active.' },
    { keys: 'Page Up, Page Down', does: 'Ten options on.' },
    { keys: 'Enter', does: 'Chooses the option, or takes it out. The list stays open.' },
    { keys: 'Backspace', does: 'In the empty field takes out the last choice.' },
    { keys: 'Escape', does: 'Closes the list; the next one empties the text.' },
    { keys: 'Alt + Up', does: 'Closes the list.' },
  ],
  accessibility: [
    'A combobox with a list. Chosen options stay in it and are marked.',
    'What was chosen or taken out is announced, and how many names answer what was typed.',
    'Never disabled, as Select.',
    'Without script it is a native list of the same name.',
  ],
  content: [
    'labels.remove names the thing: "Remove Construction", not "Remove".',
    'An empty result says so: "No category has that name".',
  ],
};
