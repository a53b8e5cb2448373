import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'One line of text: a name, an address, an email.',
  use: [
    'Set autoComplete, so that phones can fill it in.',
    'type ("email", "url", "tel") or inputMode decides the phone’s keyboard: "numeric" for a TIN, "decimal" for an amount.',
    'start and end for a short unit: "ETB", "+251", "days". Do not repeat it in the label.',
    'start also for an icon, end for a button that concerns the value.',
    'Use limit if there is one. maxLength would silently cut pasted text.',
    'No clear button: in a form people correct text. SearchField has one.',
    'readOnly for text that people can read and copy but not change here.',
  ],
  avoid: [
    { when: 'it has several lines', instead: 'TextArea' },
    { when: 'it is a password', instead: 'PasswordField' },
    { when: 'it is a phone number', instead: 'PhoneField' },
    { when: 'it is a code that was sent', instead: 'OtpInput' },
    { when: 'it searches', instead: 'SearchField' },
    { when: 'the answers are known', instead: 'Select or RadioCards' },
  ],
  accessibility: [
    'A unit is read with the value (aria-describedby).',
    'The label is always visible; a placeholder disappears when people type and is no label.',
    'Little remaining space is announced when typing stops; a text that is too long, immediately.',
    'It is never disabled: keyboard users could not read a disabled field.',
  ],
  content: [
    'The label names the thing: "Company name", "የድርጅት ስም".',
    'The field is as wide as its column; a long value scrolls inside it.',
  ],
};
