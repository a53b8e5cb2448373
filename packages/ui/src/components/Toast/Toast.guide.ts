import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Reports the result of an action in a few words, with Undo if possible.',
  use: [
    'One ToastProvider around the app; useToast() returns the function that shows a toast.',
    'If an action can be undone, perform it immediately and offer Undo: "Removed from saved".',
    'about is the subject: "tender 7". A new toast replaces the earlier one about the same subject; those about others stay, each with its Undo.',
    'At most three are shown; failures outlast the others. Without about, a toast with the same text replaces the earlier one, unless it offers an action.',
  ],
  avoid: [
    { when: 'the page shows the result anyway', instead: 'nothing' },
    { when: 'a field has an error', instead: 'the error of the field' },
    { when: 'an open Dialog or Drawer would cover it', instead: 'Message or FormError inside it' },
    { when: 'it stays true until somebody acts on it', instead: 'Banner' },
    { when: 'it is neither success nor failure', instead: 'Banner or Notice' },
  ],
  keyboard: [
    { keys: 'F8', does: 'Moves focus to the toasts.' },
    { keys: 'Escape', does: 'Closes the focused one and returns focus.' },
  ],
  accessibility: [
    'Announced politely; a failure immediately. The action follows, with its key.',
    'It stays six seconds, longer while the pointer or focus is on it or the window is inactive. A failure stays until it is closed.',
    'People may miss it: its information must also be visible elsewhere.',
  ],
  content: [
    'What happened, in the past tense: "Tender saved". No "Success!". The action is one word: "Undo".',
    'One sentence. If two may be shown together, name the thing: "Removed from saved: Office chairs".',
  ],
};
