import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Takes a password, hidden or in plain sight.',
  use: [
    'autoComplete="current-password" to log in, "new-password" where one is chosen.',
    'One field, not two: who is unsure shows the password instead of typing it again.',
    'note for the way to a new password, where one is asked for: a Link "Forgot your password?" right below.',
    'The hint of a new password says what it needs before one types.',
  ],
  avoid: [{ when: 'it is a code for one use', instead: 'OtpInput' }],
  keyboard: [
    { keys: 'Tab', does: 'From the field to the button that shows what is typed.' },
    { keys: 'Enter, Space', does: 'On the button: shows or hides it.' },
    { keys: 'Enter', does: 'In the field: sends the form.' },
  ],
  accessibility: [
    'The button says what it will do: "Show password", then "Hide password".',
    'Pressing it keeps the cursor where it was, and the keyboard of a phone stays open.',
    'The password is hidden again when the form is sent. Without script there is no button.',
  ],
  content: [
    'Hint: "At least 6 characters". No rules that are not checked.',
    'Name the field by its part: "Password" to log in, "New password" to change it.',
  ],
};
