import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses several of many by name, such as the categories and regions for alerts.',
  use: [
    'Chosen options are shown in the field in the order of choice. Pressing one removes it.',
    'Provide `matches` for letters with the same sound, so that አሐ finds አሀ; the caller provides the rules of a language.',
    'group puts options under headings; hint distinguishes equal names.',
    'Pressing an option closes the list, so that it covers nothing below; Enter leaves it open for the next choice.',
    'Use onSearch if a server finds the options, as in Combobox.',
  ],
  avoid: [
    { when: 'only one may be chosen', instead: 'Select or Combobox' },
    { when: 'there are at most five, all visible', instead: 'Checkbox' },
    { when: 'each takes effect immediately', instead: 'ToggleCard for each' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Finds options by name.' },
    { keys: 'Up, Down', does: 'Opens the list; inside, moves to the previous or next option.' },
    { keys: 'Home, End', does: 'Moves to the first or last option, while an option is active.' },
    { keys: 'Left, Right', does: 'Moves back to the text; the list stays open without an active option.' },
    { keys: 'Page Up, Page Down', does: 'Moves by ten options.' },
    { keys: 'Enter', does: 'Chooses or removes the option. The list stays open.' },
    { keys: 'Backspace', does: 'In the empty field: removes the last choice.' },
    { keys: 'Escape', does: 'Closes the list; pressed again, it clears the text.' },
    { keys: 'Alt + Up', does: 'Closes the list.' },
  ],
  accessibility: [
    'A combobox with a list. Chosen options stay in it, marked.',
    'Choices and removals are announced, and the number of results for the typed text.',
    'Never disabled, like Select.',
    'Without scripts it is a native list with the same name.',
  ],
  content: [
    'labels.remove names the thing: "Remove Construction", not "Remove".',
    'Say when nothing was found: "No category has that name".',
  ],
};
