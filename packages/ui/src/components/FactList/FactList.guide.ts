import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The facts of one thing, each with its name above it: dates, prices, bond.',
  use: [
    'The column beside a tender’s text on a desktop, above the text on a phone.',
    'The most wanted fact first: until when.',
    'Keep a fact that is not known, with the words for it; a missing row looks like a mistake.',
  ],
  avoid: [
    { when: 'there are many things with the same facts', instead: 'Table' },
    { when: 'the values add up', instead: 'PriceBreakdown' },
  ],
  accessibility: [
    'A description list: a screen reader says the name with each value.',
    'A value takes its own direction, so a right-to-left name does not disturb the label.',
  ],
  content: ['Labels are nouns without a colon: "Bid closing date". Values are whole: "200 birr", never "200".'],
};
