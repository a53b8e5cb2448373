import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Tells what happened to one thing, step by step.',
  use: ['For the history of a tender: printed, extended, corrected, cancelled, and when it closes.', 'Oldest first.'],
  avoid: [
    { when: 'there is only one event', instead: 'a fact in the FactList' },
    { when: 'the reader has to go through the steps', instead: 'StepIndicator' },
  ],
  accessibility: ['An ordered list whose present step is marked as the current one. Dots and line are decoration.'],
  content: [
    'What happened in two or three words: "Deadline extended".',
    'What is different since stands below, with the values before and after.',
    'While it loads, a Skeleton for each event that will come.',
  ],
};
