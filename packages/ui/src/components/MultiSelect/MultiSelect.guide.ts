import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses some of many by name: the categories and regions someone wants alerts for.',
  use: [
    'What is chosen stands in the field in the order it was chosen. Pressing it takes it out.',
    'Give matches where letters sound alike, so that አሐ finds አሀ; the rules of a language belong to the caller.',
    'The list stays open after a choice, as one is seldom alone.',
  ],
  avoid: [
    { when: 'one is chosen', instead: 'Select' },
    { when: 'there are at most four, and all can be seen', instead: 'ToggleCard for each' },
  ],
  accessibility: [
    'A combobox with a list: arrows, Home, End and the page keys move, Enter chooses or takes out, Escape closes the list, then empties the text.',
    'Backspace in the empty field takes out the last choice.',
    'What was chosen or taken out is announced; chosen options stay in the list and are marked.',
    'Without script it is a native list of the same name.',
  ],
  content: [
    'labels.remove names the thing: "Remove Construction", not "Remove".',
    'An empty result says so: "No category has that name".',
  ],
};
