import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Switches one thing on or off, at once.',
  use: [
    'The change counts from the moment it is pressed; no button follows it.',
    'While it is saved set isBusy, and put it back when the saving failed.',
  ],
  avoid: [
    { when: 'it needs a sentence, or its value takes time to come', instead: 'ToggleCard' },
    { when: 'it counts when a form is sent', instead: 'Checkbox' },
    { when: 'one of several is chosen', instead: 'SegmentedField or RadioCards' },
    { when: 'it saves a tender', instead: 'SaveButton' },
  ],
  keyboard: [{ keys: 'Space', does: 'Switches it on or off.' }],
  accessibility: [
    'A native checkbox with the role of a switch: a form sends it without script.',
    'On and off differ in the place of the thumb, not in colour alone.',
    'Never disabled: what cannot be switched here is a LockedField, or the advice of a ToggleCard says what is missing.',
    'While busy it keeps the focus and says so (aria-busy).',
  ],
  content: ['The label says what is on: "SMS notifications". It does not change with the value.'],
};
