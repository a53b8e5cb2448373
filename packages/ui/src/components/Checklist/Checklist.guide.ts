import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Things that a bidder must prepare, to tick one by one.',
  use: ['On the page of a tender: what the notice asks for. Ticks are saved immediately.'],
  avoid: [
    { when: 'the choice is submitted with a form', instead: 'Checkbox' },
    { when: 'the steps follow each other', instead: 'StepIndicator' },
  ],
  accessibility: ['A named section with a list of checkboxes. Colour is not the only sign of a tick.'],
  content: ['A noun for each thing: "TIN certificate". At first show at most five.'],
};
