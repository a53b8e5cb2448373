import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Things that a person has to have ready, to tick one by one.',
  use: ['On the page of a tender: what the notice asks for. Ticks are kept at once.'],
  avoid: [
    { when: 'the choice is told when a form is sent', instead: 'Checkbox' },
    { when: 'the steps follow each other', instead: 'StepIndicator' },
  ],
  accessibility: ['A named part of the page with a list of checkboxes. What is ticked is not shown by shade alone.'],
  content: ['A noun for each thing: "TIN certificate". At most five are shown at first.'],
};
