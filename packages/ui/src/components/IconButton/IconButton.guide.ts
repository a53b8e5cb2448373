import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A button with a picture, for actions that everybody knows: search, close, next.',
  use: [
    'Where there is no room for a word, or where the same word would stand many times.',
    'plain in the header or a bar, bordered by itself.',
    'aria-pressed where it stays pressed.',
  ],
  avoid: [
    { when: 'there is room for words', instead: 'Button: words are understood sooner' },
    { when: 'it leads to another page', instead: 'Link look="plain" with an Icon and words' },
    { when: 'it saves a tender', instead: 'SaveButton' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To it, and shows its name.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  accessibility: [
    'The label is its name for screen readers and voice control. It is shown under the pointer, and to who comes by keyboard.',
    'At least 44 pixels at comfortable density; it grows with the letters.',
    'Never disabled: while it is busy it keeps its focus and does nothing.',
  ],
  content: ['The label says what pressing does, with its object: "Search tenders", "Close the menu".'],
};
