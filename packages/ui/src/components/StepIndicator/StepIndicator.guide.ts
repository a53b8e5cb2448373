import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the progress of a registration or another short process.',
  use: [
    'Above the heading of each step, for two to four steps whose number is known from the start.',
    'The form’s button continues and is named after its action; an IconButton before the heading goes back and keeps what was typed.',
    'There is no button to save for later, because typed text is stored automatically.',
  ],
  avoid: [
    { when: 'there is one step, or the second only confirms it', instead: 'the heading alone' },
    { when: 'the parts can be visited in any order', instead: 'Tabs' },
    { when: 'it is one form with sections', instead: 'headings' },
    { when: 'a file is sent', instead: 'isBusy of Button' },
  ],
  accessibility: [
    'An ordered list: screen readers say "2 of 3". The current step has aria-current="step", earlier ones are read as done.',
    'It does not announce the next step: the page moves focus to the step’s heading.',
  ],
  content: [
    'hints if the names are fixed and say little: "You", "Plan", "Pay".',
    'Short names: "First Step", "Second Step", "Completed". On a phone each wraps within a third of the width.',
  ],
};
