import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows how far a registration or another short process is.',
  use: [
    'Above the heading of each step. Two to four steps, whose number is known from the start.',
    'The way on is the button of the step’s form, named by what it does; the way back an IconButton before the heading, which keeps what was typed.',
    'There is no button to save for later: what was typed is kept by itself.',
  ],
  avoid: [
    { when: 'there is one step, or the second only confirms it', instead: 'the heading alone' },
    { when: 'the parts can be visited in any order', instead: 'Tabs' },
    { when: 'it is one form with sections', instead: 'headings' },
    { when: 'a file is sent', instead: 'isBusy of Button' },
  ],
  accessibility: [
    'An ordered list: screen readers say "2 of 3". The present step is marked aria-current="step", those behind are said to be done.',
    'It does not announce the next step: the page moves the focus to the heading of the step.',
  ],
  content: [
    'hints where the names are fixed and say little: "You", "Plan", "Pay".',
    'Short names: "First Step", "Second Step", "Completed". On a phone they wrap within a third of its width.',
  ],
};
