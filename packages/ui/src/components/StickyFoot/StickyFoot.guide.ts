import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Keeps the button of a form that is longer than the screen in reach.',
  use: [
    'One button, as wide as the form, that says what will come of it: "Save · about 9 tenders a day".',
    'note for what the button acts on: "In these categories and these regions".',
  ],
  avoid: [
    { when: 'the form fits the screen', instead: 'a Button at its end' },
    { when: 'the form lies over the page', instead: 'the foot of Drawer or Dialog' },
  ],
  keyboard: [],
  accessibility: ['It stands at the end of the form, where Tab comes to it last.'],
  content: ['One line each.'],
};
