import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of two to four short options, all visible.',
  use: ['For filters of a list: All, Open or Closed.', 'One option is always chosen.'],
  avoid: [
    { when: 'it is a field of a form, or is saved', instead: 'SegmentedField' },
    { when: 'there are five or more, or the text is long', instead: 'Select' },
    { when: 'the options need a price or a sentence', instead: 'RadioCards' },
    { when: 'it switches the view of a page', instead: 'Tabs' },
    { when: 'it is on or off', instead: 'Switch' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen option.' },
    { keys: 'Arrows', does: 'Moves to the next or previous option and chooses it.' },
  ],
  accessibility: [
    'Radio buttons in a group with a visually hidden name.',
    'The chosen option has a ring besides its background.',
    'If the options do not fit on one line, they wrap.',
  ],
  content: [
    'One word each, of the same kind. No icons, because few people understand a picture alone. The first option means all.',
  ],
};
