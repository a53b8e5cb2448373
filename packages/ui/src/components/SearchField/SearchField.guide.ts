import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Takes words to search for.',
  use: [
    'Once on a page, at the start of the search. Put it into a form.',
    'The words stay in it while the results are there.',
  ],
  avoid: [
    { when: 'it narrows a list of options', instead: 'MultiSelect' },
    { when: 'it is a field of a form that is kept', instead: 'TextField' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Sends the form around it.' },
    { keys: 'Escape', does: 'Empties it, as in every search field of a browser.' },
  ],
  accessibility: [
    'labels.field is its name, as it has no label to see.',
    'The button that empties it is there only when there is something to take away, and gives the focus back.',
  ],
  content: ['The placeholder says what is searched: "Title or company". It is a help, and no name.'],
};
