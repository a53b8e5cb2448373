import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses the order of a list.',
  use: ['At the end of ListHead. It takes effect immediately.', 'Only if there are at least two orders.'],
  avoid: [
    { when: 'it is a field of a form', instead: 'Select' },
    { when: 'two to four choices should be visible', instead: 'SegmentedControl' },
  ],
  keyboard: [{ keys: 'Arrow up, Arrow down', does: 'Moves to the previous or next order.' }],
  accessibility: ['The browser’s own list, named by its label.'],
  content: ['One or two words that say what comes first: "Newest".'],
};
