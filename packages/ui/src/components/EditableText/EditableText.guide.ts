import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A short text of a person’s own that is edited in place.',
  use: [
    'For a note in a list row. The text is saved immediately: show it at once and restore the old text if saving fails.',
    'At most two lines, cut at the end while it is not edited.',
  ],
  avoid: [
    { when: 'it is one field of several', instead: 'TextField in a form' },
    { when: 'people write more than a line', instead: 'TextArea' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'On the text: opens the editor. In it: saves the change.' },
    { keys: 'Escape', does: 'Discards the change.' },
  ],
  accessibility: ['A button, then a field with the same name. When a key closes the field, focus returns to the text.'],
  content: ['The prompt names the action: "Add a note".'],
};
