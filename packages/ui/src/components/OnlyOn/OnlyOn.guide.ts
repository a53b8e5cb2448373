import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Keeps buttons off a printed page and keyboards off phones, and gives paper what a screen shows elsewhere.',
  use: [
    'Around the actions of a page that people print: save, share, print.',
    'At a desk, for what only a keyboard has a use for.',
    'On paper, for the address the page was printed from.',
  ],
  avoid: [
    { when: 'the whole page is made for paper', instead: 'InvoiceSheet' },
    { when: 'it is header, footer or bottom bar', instead: 'nothing: they stay off paper by themselves' },
    { when: 'it is for screen readers', instead: 'VisuallyHidden' },
  ],
  accessibility: ['On a screen, what is for paper is unheard as well as unseen.'],
  content: ['Paper does not lead anywhere: write the address out.'],
};
