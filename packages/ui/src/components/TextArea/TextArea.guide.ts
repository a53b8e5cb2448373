import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Several lines of text: a remark, a message.',
  use: [
    'Three lines at first. It grows with what is written, up to a good half of the screen, and scrolls from there on. No other height is set.',
    'limit where there is one. With maxLength the end of what is pasted is lost without a word.',
  ],
  avoid: [
    { when: 'the answer is one line', instead: 'TextField' },
    { when: 'the answers are known', instead: 'Select or RadioCards' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the next field: a tab is never typed.' },
    { keys: 'Enter', does: 'Begins a new line, and does not send the form.' },
  ],
  accessibility: [
    'The label is always there, and the hint is read with it.',
    'That little room is left is announced once the typing rests, that the text is too long at once.',
  ],
  content: [
    'Of a limit say what there is room for, and what has to go: "Too long: take out 20."',
    'The hint says what is worth writing: "What we should know about your order".',
  ],
};
