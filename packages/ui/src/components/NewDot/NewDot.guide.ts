import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Marks items of a list that are new to the reader.',
  use: [
    'In the margin of a TenderCard, as its `mark`.',
    'Remove it when it calls onSeen, after one second on the screen.',
    'Nothing moves when it appears or disappears, because it takes no space in the row.',
  ],
  avoid: [
    { when: 'there is something to count', instead: 'CountBadge' },
    { when: 'it shows the state of the tender', instead: 'StatusBadge' },
  ],
  accessibility: ['It has a name, "New", so colour is not its only sign.'],
  content: ['One word: "New", "አዲስ".'],
};
