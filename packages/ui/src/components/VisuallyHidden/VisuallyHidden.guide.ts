import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Text for screen readers that is visually clear from the context.',
  use: [
    'The part of a name that distinguishes similar buttons: ": Solar water pumps".',
    'The legend of a group whose meaning is visible.',
  ],
  avoid: [
    { when: 'the text helps everybody', instead: 'Text' },
    { when: 'the element accepts a label', instead: 'its label or aria-label' },
    { when: 'it becomes visible on focus', instead: 'the skip link of Header' },
  ],
  accessibility: [
    'It takes no space and cannot be clicked. Nothing in it may be focused.',
    'It is read at its position: put it inside the element it belongs to.',
  ],
  content: ['Complete words in the page’s language, as people would say them.'],
};
