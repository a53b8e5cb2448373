import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Several lines of text: a remark, a message.',
  use: [
    'Three lines at first. It grows with the text to about half of the screen, then scrolls. No other height is set.',
    'Use limit if there is one. maxLength would silently cut pasted text.',
  ],
  avoid: [
    { when: 'the answer is one line', instead: 'TextField' },
    { when: 'the answers are known', instead: 'Select or RadioCards' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next field; it never types a tab.' },
    { keys: 'Enter', does: 'Starts a new line; it does not submit the form.' },
  ],
  accessibility: [
    'The label is always visible, and the hint is read with it.',
    'Little remaining space is announced when typing stops; a text that is too long, immediately.',
  ],
  content: [
    'For a limit, say how much fits or how much to remove: "Too long: take out 20."',
    'The hint says what to write: "What we should know about your order".',
  ],
};
