import type { Guide } from '../../workshop/guide.ts';

export const rowKeys: NonNullable<Guide['keyboard']> = [
  { keys: 'Tab', does: 'From item to item; the row follows.' },
  { keys: 'Left, Right', does: 'Scroll the row while something in it has the focus.' },
];

export const guide: Guide = {
  purpose: 'One row of things that may be longer than the screen is wide.',
  use: [
    'Where the first few matter most and the others are an offer: companies, categories.',
    'Without script it is a list that scrolls.',
  ],
  avoid: [
    { when: 'it is companies or categories', instead: 'CompanySlider or FilterChips, which are made of it' },
    { when: 'everything in it must be seen', instead: 'Stack direction="row", which wraps' },
    { when: 'it is a table', instead: 'TenderContent or Table' },
  ],
  keyboard: rowKeys,
  accessibility: [
    'Arrows are for a mouse, hidden on touch screens, and gone at the ends; a pressed arrow that leaves hands the focus to the other one.',
    'A press glides by 270 pixels, or jumps there for readers who want less motion.',
    'What is current is in view from the start.',
  ],
  content: ['The arrows say what they bring: "More companies", "Earlier companies".'],
};
