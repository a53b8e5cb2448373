import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A page with one form: login, signup, a forgotten password, entering a code.',
  use: [
    'Without the main header, so that only the brand above the form leads away from it.',
    'No title where the content begins with the heading of the page: the result of a payment.',
    'Wide where questions have many answers, such as chips: fields stay narrow.',
    'For forms with steps, put the StepIndicator above and the back button inside.',
  ],
  avoid: [
    { when: 'the page has other parts besides the form', instead: 'a form in a Card' },
    { when: 'it asks one question about the page', instead: 'Dialog' },
  ],
  accessibility: [
    'The title is the heading of the page. When a new step appears, move focus to its title.',
    'On a phone the form has no borders, so fields are as wide as possible.',
  ],
  content: [
    'The title names the task, the introduction what it needs: "We send a code of four digits to it."',
    'The foot has the one alternative: "No account yet? Sign Up".',
  ],
};
