import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The frame every field stands in: label above, hint under it, error below.',
  use: [
    'Through TextField, PasswordField, PhoneField, Select and the others, which are built on it. By itself only for a control that none of them is.',
    'Give the error for as long as the value is wrong. It is shown once the field was left and the press that left it is over, or the form was sent, and goes as soon as the value is right.',
    'note for how it stands with the value, good or not: a Badge that says "Verified", a line of Text that warns. What is wrong is an error.',
    'No room is kept for errors: five empty lines are half of a small phone. Nothing moves while a finger is down.',
    'One column of fields. Mark the optional ones, not the required.',
    'Put SentFormProvider around a form that a server sent back with errors.',
  ],
  avoid: [
    { when: 'the error is about the whole form', instead: 'FormError' },
    { when: 'it takes effect at once', instead: 'Switch or ToggleCard' },
    { when: 'the value cannot be changed here', instead: 'LockedField, or TextField with readOnly' },
  ],
  accessibility: [
    'No field is ever disabled: it would be skipped by the keyboard, hard to read, and silent about why. What is missing is said, what cannot be changed is locked.',
    'The word for optional is part of the name. What is not called optional is required, and the form says so when it is missing.',
    'Hint and error are read with the control (aria-describedby), and an error that appears is announced (aria-live).',
    'With as="group" it is a fieldset with a legend, for several controls that make one value.',
    'The note is read with the control as well.',
    'With as="choice" the control stands before its label: a checkbox.',
    'A field inside puts id, aria-describedby and aria-invalid on its control.',
  ],
  content: [
    'A label is a noun of one to three words, without a colon.',
    'A hint shows the form expected: "For example 0911 234 567". It never repeats the label.',
    'An error says what is wrong and how to put it right, without blame and without "please".',
  ],
};
