import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Takes a yes or a no, or some of a few, which count when the form is sent.',
  use: [
    'Checkbox for one thing, with its words beside it. CheckboxGroup for two to five, under one label.',
    'A button follows it. Nothing happens before that is pressed.',
    'What a check makes necessary, such as a field, follows right below it. It is not there before.',
    'No box for "all" over a group of five: it would be a sixth to understand.',
    'Nothing is checked from the start that somebody has to agree to.',
  ],
  avoid: [
    { when: 'it takes effect at once', instead: 'Switch or ToggleCard' },
    { when: 'there are six or more', instead: 'MultiSelect' },
    { when: 'only one may be chosen', instead: 'RadioCards or SegmentedControl' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From box to box.' },
    { keys: 'Space', does: 'Checks the box, or takes the check away.' },
  ],
  accessibility: [
    'Native checkboxes: a form sends them without script.',
    'The words can be pressed as well. The hint and the error are read with the box, or with the group.',
    'A group is a fieldset; its label is the legend.',
    'Never disabled: a box that cannot be checked here is left out, or a LockedField says why.',
  ],
  content: [
    'The words say what is true when it is checked: "I have read the terms". No "not" in them.',
    'In a group, words of the same kind, and the legend says what they are: "Send receipts by".',
  ],
};
