import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Marks what is new to a reader in a list.',
  use: [
    'In the gutter of a TenderCard, as its `mark`.',
    'Take it away when it calls onSeen: it was on the screen for a second then.',
    'Nothing moves when it comes or goes, as it takes no room in the row.',
  ],
  avoid: [
    { when: 'there is something to count', instead: 'CountBadge' },
    { when: 'it is about a state of the tender', instead: 'StatusBadge' },
  ],
  accessibility: ['It has a name, "New", so it is never colour alone.'],
  content: ['One word: "New", "አዲስ".'],
};
