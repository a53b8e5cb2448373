import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Performs an action on this page: submits a form, saves, opens a dialog.',
  use: [
    'isWideOnPhone for the main button of a form or card that stands in a line on a desktop.',
    'One primary button on a screen, for its main action. All others are quiet.',
    'text for the least important actions beside other content: "Clear all", "Send the code again".',
    'In the foot of a form or Dialog, the cancel button is first and the button that continues is last.',
    'On a phone with long labels (as in Amharic), each button has its own full-width line: a Stack without direction.',
    'An Icon may precede the words but never replaces them. Use the same icon for the same action everywhere. Most buttons have none.',
    'A destructive action looks like any other: red means that something is wrong. The question of a Dialog, its verb and the cancel button explain the risk.',
    'Set isBusy while the action runs: the button keeps its size, position and focus.',
  ],
  avoid: [
    { when: 'it leads to another page', instead: 'Link with look="button"' },
    { when: 'it is part of a sentence', instead: 'a Link if it leads somewhere, otherwise rephrase' },
    { when: 'there is only space for an icon', instead: 'IconButton' },
    { when: 'it turns something on immediately', instead: 'Switch or ToggleCard' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button, also while it is busy.' },
    { keys: 'Enter, Space', does: 'Presses the button.' },
  ],
  accessibility: [
    'It is never disabled, because a disabled button does not say why. Let people press it and show what is missing.',
    'While busy it is marked aria-busy, and pressing it does nothing. Notice, Toast or FormError then report the result.',
    'At least 44 pixels high and wide.',
  ],
  content: [
    'Say what happens, with the verb first: "Verify Code", "Change Password". Never "OK" or "Submit".',
    'Amharic uses the polite imperative: "ኮዱን ያረጋግጡ".',
  ],
};
