import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses in which order a list comes.',
  use: ['At the end of ListHead. It takes effect at once.', 'Only where there are two orders or more.'],
  avoid: [
    { when: 'it is a field of a form', instead: 'Select' },
    { when: 'two to four choices deserve to be seen at once', instead: 'SegmentedControl' },
  ],
  keyboard: [{ keys: 'Arrow up, Arrow down', does: 'To the order before or after.' }],
  accessibility: ["The browser's own list, named by its label."],
  content: ['One or two words that say what comes first: "Newest".'],
};
