import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A button with only an icon, for actions that everybody knows: search, close, next.',
  use: [
    'If there is no space for text, or the same text would be repeated many times.',
    'plain in the header or a bar, bordered elsewhere.',
    'aria-pressed if it is a toggle.',
    'With text for an action beside a heading: on a phone only the icon fits.',
  ],
  avoid: [
    { when: 'there is space for text', instead: 'Button: text is easier to understand' },
    { when: 'it leads to another page', instead: 'the link of IconButton that looks the same' },
    { when: 'it saves a tender', instead: 'SaveButton' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button and shows its name.' },
    { keys: 'Enter, Space', does: 'Presses the button.' },
  ],
  accessibility: [
    'The label is its name for screen readers and voice control. It is shown under the pointer and on keyboard focus.',
    'At least 44 pixels at comfortable density; it grows with the text size.',
    'Never disabled: while it is busy it keeps focus and does nothing.',
  ],
  content: ['The label names the action and its object: "Search tenders", "Close the menu".'],
};
