import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows what happened to one thing, step by step.',
  use: ['For the history of a tender: printed, extended, corrected, cancelled, and when it closes.', 'Oldest first.'],
  avoid: [
    { when: 'there is only one event', instead: 'a fact in the FactList' },
    { when: 'the reader has to complete the steps', instead: 'StepIndicator' },
  ],
  accessibility: ['An ordered list with the current step marked. Dots and line are decoration.'],
  content: [
    'What happened in two or three words: "Deadline extended".',
    'Changed values are below, before and after.',
    'While it loads, a Skeleton for each expected event.',
  ],
};
