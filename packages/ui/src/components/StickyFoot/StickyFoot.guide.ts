import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Keeps the button of a long form visible.',
  use: [
    'One button, as wide as the form, that says what it will do: "Save · about 9 tenders a day".',
    'note for the scope of the button: "In these categories and regions".',
  ],
  avoid: [
    { when: 'the form fits the screen', instead: 'a Button at its end' },
    { when: 'the form is in a panel over the page', instead: 'the foot of Drawer or Dialog' },
  ],
  keyboard: [],
  accessibility: ['It is the last element of the form in the tab order.'],
  content: ['One line each.'],
};
