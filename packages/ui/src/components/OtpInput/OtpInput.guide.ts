import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Enters a code that was sent by SMS or email, one digit or letter in each box.',
  use: [
    'Four boxes; `length` for a code of another length, `of` for one with letters.',
    'onComplete may submit the code immediately. Keep the button for people who come back to correct it.',
    'Set isBusy while the code is checked. If it was wrong, set the error and keep the digits.',
    'ResendCountdown is below it.',
  ],
  avoid: [{ when: 'it is a password', instead: 'PasswordField' }],
  keyboard: [
    { keys: 'Left, Right', does: 'Moves to the previous or next box.' },
    { keys: 'Home, End', does: 'Moves to the first or last box.' },
    { keys: 'Backspace', does: 'Clears the box; in an empty box, moves to the previous one and clears it.' },
    { keys: 'Delete', does: 'Clears the box and stays there.' },
    { keys: 'Control or Command + Backspace', does: 'Clears the whole code.' },
  ],
  accessibility: [
    'A group with the label as its legend; boxLabel names each box.',
    'A code can be pasted into any box: "12 34", Ethiopic digits, or the whole message.',
    'Phones can fill in the code from the message (one-time-code).',
    'Without scripts it is one field with the same name.',
  ],
  content: [
    'The hint says where the code was sent: "Sent to 0911 234 567".',
    'The error is the server’s text: "This code is not right."',
  ],
};
