import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The page of one form: login, signup, a forgotten password, a code to type in.',
  use: [
    'Where the main header is hidden, so that nothing leads away from a form that has been begun but the brand above it.',
    'With steps, put the StepIndicator above and the way back inside.',
  ],
  avoid: [
    { when: 'the form is a part of a page that has other parts', instead: 'a form in a Card' },
    { when: 'it asks one thing about what is on the page', instead: 'Dialog' },
  ],
  accessibility: [
    'The title is the heading of the page. When a step replaces another, move the focus to it.',
    'On a phone the sheet has no edges of its own, so that fields are as wide as they can be.',
  ],
  content: [
    'The title says what is being done, the introduction what is needed for it: "We send a code of four digits to it."',
    'The foot names the one other way: "No account yet? Sign Up".',
  ],
};
