import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Switches one setting that needs a sentence, such as a channel for alerts.',
  use: [
    'One card for each setting, below each other.',
    'Leave value undefined until it is known: the words are there, a skeleton stands for the switch.',
    'Where something has to be done before it can work, say it in advice, with a link to where it is done.',
    'Show the new value at once, with isBusy while it is saved. When that fails, put it back and give the error.',
  ],
  avoid: [
    { when: 'the label says it all', instead: 'Switch' },
    { when: 'it counts when a form is sent', instead: 'Checkbox' },
    { when: 'one of several is chosen', instead: 'RadioCards' },
  ],
  keyboard: [{ keys: 'Space', does: 'Switches it on or off.' }],
  accessibility: [
    'The title names the switch; the text and the error are read with it.',
    'All of the card can be pressed. An error is announced when it appears.',
  ],
  content: [
    'The title is the thing: "SMS". The text says what comes of it: "One message a day with new tenders".',
    'The error says that nothing was changed: "Not saved. Please try again. Try again."',
  ],
};
