import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The frame of every field: label above, hint below it, error at the bottom.',
  use: [
    'Through TextField, PasswordField, PhoneField, Select and the others, which use it. Directly only for a new kind of control.',
    'Set the error as long as the value is wrong. It is shown after the field loses focus and the press that took the focus is over, or after the form is submitted. It disappears as soon as the value is right.',
    'note for the state of the value, good or bad: a Badge that says "Verified", a Text that warns. Use the error for a wrong value.',
    'No space is reserved for errors: five empty lines are half of a small phone. Nothing moves while a finger is down.',
    'One column of fields. Mark optional fields, not required ones.',
    'Put SentFormProvider around a form that a server returned with errors.',
  ],
  avoid: [
    { when: 'the error is about the whole form', instead: 'FormError' },
    { when: 'it takes effect immediately', instead: 'Switch or ToggleCard' },
    { when: 'the value cannot be changed here', instead: 'LockedField, or TextField with readOnly' },
  ],
  accessibility: [
    'Fields are never disabled: the keyboard would skip them, they would be hard to read, and would not say why. Missing values are reported; fixed values are locked.',
    'The word "optional" is part of the name. Other fields are required, and the form says so when they are empty.',
    'Hint and error are read with the control (aria-describedby), and a new error is announced (aria-live).',
    'as="group" makes it a fieldset with a legend, for several controls that form one value.',
    'The note is read with the control as well.',
    'as="choice" puts the control before its label: a checkbox.',
    'The field inside sets id, aria-describedby and aria-invalid on its control.',
  ],
  content: [
    'A label is a noun of one to three words, without a colon.',
    'A hint shows the expected format: "For example 0911 234 567". It never repeats the label.',
    'An error says what is wrong and how to fix it, without blame and without "please".',
  ],
};
