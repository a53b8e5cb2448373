import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Words for screen readers that the eye gets from what stands around.',
  use: [
    'The part of a name that sets one of many alike buttons apart: ": Solar water pumps".',
    'The legend of a group whose meaning can be seen.',
  ],
  avoid: [
    { when: 'everybody would be better off with the words', instead: 'Text' },
    { when: 'the element takes a label', instead: 'its label or aria-label' },
    { when: 'it becomes visible on focus', instead: 'the skip link of Header' },
  ],
  accessibility: [
    'It takes no room and cannot be clicked. Nothing in it may take the focus.',
    'It stands where it is read: put it inside the element it belongs to.',
  ],
  content: ['Whole words in the page’s language, as somebody would say them.'],
};
