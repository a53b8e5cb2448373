import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A line of text: a name, an address, an email.',
  use: [
    'Say with autoComplete what it is, so that a phone can fill it in.',
    'The keys of a phone follow type ("email", "url", "tel") or inputMode: "numeric" for a TIN, "decimal" for a sum.',
    'start and end for a unit of a few letters: "ETB", "+251", "days". It is said once, so not in the label as well.',
    'start also for an icon, end for a button that has to do with the value.',
    'limit where there is one. With maxLength the end of what is pasted is lost without a word.',
    'No button that empties it: in a form what is typed is corrected. SearchField has one.',
    'readOnly for what can be read and copied, but not changed here.',
  ],
  avoid: [
    { when: 'it takes several lines', instead: 'TextArea' },
    { when: 'it is a password', instead: 'PasswordField' },
    { when: 'it is a phone number', instead: 'PhoneField' },
    { when: 'it is a code that was sent', instead: 'OtpInput' },
    { when: 'it searches', instead: 'SearchField' },
    { when: 'the answers are known', instead: 'Select or RadioCards' },
  ],
  accessibility: [
    'A unit is read with the value (aria-describedby).',
    'The label is always there; a placeholder goes as soon as one types and is no label.',
    'That little room is left is announced once the typing rests, that the text is too long at once.',
    'It is never disabled: a disabled field cannot be read with the keyboard.',
  ],
  content: [
    'The label names the thing: "Company name", "የድርጅት ስም".',
    'The field is as wide as its column; a long value scrolls inside it.',
  ],
};
