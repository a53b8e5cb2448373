import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose:
    'Answers yes or no, or chooses several of a few options. The choice takes effect when the form is submitted.',
  use: [
    'Checkbox for one thing, with its text beside it. CheckboxGroup for two to five, under one label.',
    'A button follows it. Nothing happens until it is pressed.',
    'A field that a check requires appears directly below it, only when it is checked.',
    'Do not add a box for "all" to a group of five: it would be a sixth to understand.',
    'Never preselect a box that people must agree to.',
  ],
  avoid: [
    { when: 'it takes effect immediately', instead: 'Switch or ToggleCard' },
    { when: 'there are six or more', instead: 'MultiSelect' },
    { when: 'only one may be chosen', instead: 'RadioCards or SegmentedControl' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves between the boxes.' },
    { keys: 'Space', does: 'Checks or unchecks the box.' },
  ],
  accessibility: [
    'Native checkboxes, so forms work without scripts.',
    'Pressing the text works too. Hint and error are read with the box or the group.',
    'A group is a fieldset; its label is the legend.',
    'Never disabled: leave out a box that cannot be checked, or use a LockedField that says why.',
  ],
  content: [
    'The text states what is true when it is checked: "I have read the terms". Avoid "not".',
    'In a group, use similar wording; the legend says what the options are: "Send receipts by".',
  ],
};
