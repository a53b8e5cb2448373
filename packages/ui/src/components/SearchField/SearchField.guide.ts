import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A field for search words.',
  use: ['Once on a page, at the start of the search form.', 'The words stay in it while results are shown.'],
  avoid: [
    { when: 'it filters a list of options', instead: 'MultiSelect' },
    { when: 'it is a field of a form that is saved', instead: 'TextField' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Submits the form around it.' },
    { keys: 'Escape', does: 'Clears the field, as in every browser’s search field.' },
  ],
  accessibility: [
    'labels.field is its name, because it has no visible label.',
    'The clear button appears only when there is text, and returns focus to the field.',
  ],
  content: ['The placeholder says what is searched: "Title or company". It is help, not a label.'],
};
