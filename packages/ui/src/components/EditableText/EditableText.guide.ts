import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A line of somebody’s own text, changed where it stands.',
  use: [
    'For a note in a row of a list. What it says is saved at once; show it as if it were and take it back when that fails.',
    'One line, cut at its end while it is read.',
  ],
  avoid: [
    { when: 'it is one field of several', instead: 'TextField in a form' },
    { when: 'people write more than a line', instead: 'TextArea' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'On the text: opens it. In it: keeps the change.' },
    { keys: 'Escape', does: 'Leaves it as it was.' },
  ],
  accessibility: [
    'A button, then a field with the same name. Once it is closed by a key, the focus is on the text again.',
  ],
  content: ['The prompt is what pressing does: "Add a note".'],
};
