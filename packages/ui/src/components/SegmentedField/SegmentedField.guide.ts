import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of two to four short answers among the fields of a form.',
  use: [
    'One of them is always chosen, the first where nothing else is said.',
    'Where it takes effect at once set isBusy while it is saved. When that failed put it back, and give the error.',
  ],
  avoid: [
    { when: 'it narrows or orders what stands beside it', instead: 'SegmentedControl' },
    { when: 'there are five or more, or the words are long', instead: 'Select' },
    { when: 'the answers need a price or a sentence', instead: 'RadioCards' },
    { when: 'it is on or off', instead: 'Switch or Checkbox' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the chosen one.' },
    { keys: 'Arrows', does: 'To the next or the one before, which is chosen at once.' },
  ],
  accessibility: [
    'Radio buttons in a fieldset with its legend, read with hint, error and note; a form sends the chosen one without script.',
    'While busy it keeps the focus and says so (aria-busy).',
  ],
  content: [
    'One word each, of the same kind: no icons, as a picture alone says it to few. The first is the one for all.',
  ],
};
