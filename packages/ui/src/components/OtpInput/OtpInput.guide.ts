import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Takes the code that was sent by SMS or email, one digit in each box.',
  use: [
    'Four boxes; length for a code of another size.',
    'onComplete may send the code at once. Keep the button for those who come back to correct it.',
    'While the code is checked set isBusy; when it was wrong give the error and leave the digits.',
    'ResendCountdown stands under it.',
  ],
  avoid: [
    { when: 'the code has letters', instead: 'TextField with autoComplete="one-time-code"' },
    { when: 'it is a password', instead: 'PasswordField' },
  ],
  keyboard: [
    { keys: 'Left, Right', does: 'To the box before or after.' },
    { keys: 'Home, End', does: 'To the first or the last box.' },
    { keys: 'Backspace', does: 'Clears the box; in an empty one the box before, and goes there.' },
    { keys: 'Delete', does: 'Clears the box and stays.' },
    { keys: 'Control or Command + Backspace', does: 'Clears all of the code.' },
  ],
  accessibility: [
    'A group with the label as its legend; every box has its own name from boxLabel.',
    'A code can be pasted into any box: "12 34", Ethiopic digits, or the whole message.',
    'The first box is filled by the phone from the message (one-time-code).',
    'Without script it is one field of the same name.',
  ],
  content: [
    'The hint says where the code went: "Sent to 0911 234 567".',
    'The error is what the server says: "This code is not right."',
  ],
};
