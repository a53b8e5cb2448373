import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Does something on this page: sends a form, saves, opens a dialog.',
  use: [
    'One primary button on a screen: the thing the screen is for. Everything beside it is quiet.',
    'text for what matters least and stands in a line with other things: "Clear all", "Send the code again".',
    'In the foot of a form or a Dialog the way out comes first, and last the button that goes on.',
    'On a phone, where the words are long (as in Amharic), each takes a line of its own over the full width: a Stack without direction.',
    'An Icon stands before the words, and never instead of them; the same one wherever the same is done. Most have none.',
    'What destroys looks like any other: red says that something is wrong. The question of a Dialog, the verb and the way back say what is at stake.',
    'While the work is under way, set isBusy: the button keeps its size, its place and the focus.',
  ],
  avoid: [
    { when: 'it leads to another page', instead: 'Link with look="button"' },
    { when: 'it would stand within a sentence', instead: 'a Link if it leads somewhere, otherwise other words' },
    { when: 'there is room for a picture only', instead: 'IconButton' },
    { when: 'it switches something on at once', instead: 'Switch or ToggleCard' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To it, also while it is busy.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  accessibility: [
    'It is never disabled: a button that cannot be pressed does not say why. Let it be pressed and show what is missing.',
    'While it is busy it is marked aria-busy and pressing it does nothing. How it ended is told by what then appears: Notice, Toast or FormError.',
    'At least 44 pixels high and wide.',
  ],
  content: [
    'Say what happens, verb first: "Verify Code", "Change Password". Never "OK" or "Submit".',
    'Amharic takes the polite imperative: "ኮዱን ያረጋግጡ".',
  ],
};
