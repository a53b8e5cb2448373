import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Turns one setting on or off that needs a sentence, such as a channel for alerts.',
  use: [
    'One card for each setting, one below the other.',
    'Leave value undefined until it is known: the text is shown with a skeleton for the switch.',
    'If something must be done first, say so in advice, with a link to it.',
    'Show the new value immediately, with isBusy while it is saved. If saving fails, restore the old value and set the error.',
  ],
  avoid: [
    { when: 'the label is enough', instead: 'Switch' },
    { when: 'it takes effect when a form is submitted', instead: 'Checkbox' },
    { when: 'people choose one of several', instead: 'RadioCards' },
  ],
  keyboard: [{ keys: 'Space', does: 'Turns it on or off.' }],
  accessibility: [
    'The title names the switch; the text and the error are read with it.',
    'The whole card can be pressed. An error is announced when it appears.',
  ],
  content: [
    'The title is the thing: "SMS". The text describes the effect: "One message a day with new tenders".',
    'The error says that nothing was changed: "Not saved. Please try again. Try again."',
  ],
};
