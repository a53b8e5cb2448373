import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Enters a password, hidden or visible.',
  use: [
    'autoComplete="current-password" for a login, "new-password" for a new password.',
    'One field, not two: people who are unsure can show the password instead of typing it again.',
    'note for a link to reset the password: a Link "Forgot your password?" directly below.',
    'The hint of a new password gives its rules before people type.',
  ],
  avoid: [{ when: 'it is a one-time code', instead: 'OtpInput' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the field to the button that shows the password.' },
    { keys: 'Enter, Space', does: 'On the button: shows or hides the password.' },
    { keys: 'Enter', does: 'In the field: submits the form.' },
  ],
  accessibility: [
    'The button names its action: "Show password", then "Hide password".',
    'Pressing it keeps the cursor position, and a phone’s keyboard stays open.',
    'The password is hidden again when the form is submitted. Without scripts there is no button.',
  ],
  content: [
    'Hint: "At least 6 characters". Only rules that are really checked.',
    'Name the field by its purpose: "Password" for a login, "New password" to change it.',
  ],
};
