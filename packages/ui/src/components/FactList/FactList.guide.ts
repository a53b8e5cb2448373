import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The facts of one thing, each below its name: dates, prices, bond.',
  use: [
    'Beside a tender’s text on a desktop, above the text on a phone.',
    'The most important fact first: the deadline.',
    'An icon button after a value, where people need it elsewhere: an account number to copy.',
    'Keep an unknown fact, with a text that says so; a missing row looks like a mistake.',
  ],
  avoid: [
    { when: 'many things have the same facts', instead: 'Table' },
    { when: 'the values add up to a total', instead: 'PriceBreakdown' },
  ],
  accessibility: [
    'A description list: screen readers read the name with each value.',
    'A value has its own text direction, so a right-to-left name does not affect the label.',
  ],
  content: ['Labels are nouns without a colon: "Bid closing date". Values include the unit: "200 birr", never "200".'],
};
