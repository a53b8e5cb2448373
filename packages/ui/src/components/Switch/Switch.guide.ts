import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Turns one thing on or off, immediately.',
  use: [
    'The change takes effect when it is pressed; no button follows.',
    'Set isBusy while it is saved, and restore the old value if saving fails.',
  ],
  avoid: [
    { when: 'it needs a sentence, or its value loads slowly', instead: 'ToggleCard' },
    { when: 'it takes effect when a form is submitted', instead: 'Checkbox' },
    { when: 'people choose one of several', instead: 'SegmentedField or RadioCards' },
    { when: 'it saves a tender', instead: 'SaveButton' },
  ],
  keyboard: [{ keys: 'Space', does: 'Turns it on or off.' }],
  accessibility: [
    'A native checkbox with the role of a switch, so forms work without scripts.',
    'On and off differ in the position of the thumb, not only in colour.',
    'Never disabled: use a LockedField for a fixed setting, or the advice of a ToggleCard that says what is missing.',
    'While busy it keeps focus and is marked aria-busy.',
  ],
  content: ['The label names what is on: "SMS notifications". It does not change with the value.'],
};
