import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of two to four short options in a form.',
  use: [
    'One option is always chosen, by default the first.',
    'If it takes effect immediately, set isBusy while it is saved. If saving fails, restore the old value and set the error.',
  ],
  avoid: [
    { when: 'it filters or sorts the content beside it', instead: 'SegmentedControl' },
    { when: 'there are five or more, or the text is long', instead: 'Select' },
    { when: 'the options need a price or a sentence', instead: 'RadioCards' },
    { when: 'it is on or off', instead: 'Switch or Checkbox' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen option.' },
    { keys: 'Arrows', does: 'Moves to the next or previous option and chooses it.' },
  ],
  accessibility: [
    'Radio buttons in a fieldset with a legend, read with hint, error and note. Forms work without scripts.',
    'While busy it keeps focus and is marked aria-busy.',
  ],
  content: [
    'One word each, of the same kind. No icons, because few people understand a picture alone. The first option means all.',
  ],
};
