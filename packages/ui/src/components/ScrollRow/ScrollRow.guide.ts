import type { Guide } from '../../workshop/guide.ts';

export const rowKeys: NonNullable<Guide['keyboard']> = [
  { keys: 'Tab', does: 'Moves between the items; the row follows.' },
  { keys: 'Left, Right', does: 'Scroll the row while an item has focus.' },
];

export const guide: Guide = {
  purpose: 'One row of items that may be wider than the screen.',
  use: [
    'If the first few items matter most and the others are optional: companies, categories.',
    'Without scripts it is a list that scrolls.',
  ],
  avoid: [
    { when: 'it shows companies or categories', instead: 'CompanySlider or FilterChips, which use it' },
    { when: 'all items must be visible', instead: 'Stack direction="row", which wraps' },
    { when: 'it is a table', instead: 'TenderContent or Table' },
  ],
  keyboard: rowKeys,
  accessibility: [
    'Arrow buttons are for a mouse, hidden on touch screens, and disappear at the ends; a pressed arrow that disappears moves focus to the other one.',
    'A press scrolls smoothly by 270 pixels, or jumps for readers who prefer reduced motion.',
    'The current item is scrolled into view from the start.',
  ],
  content: ['The arrow buttons name the items: "More companies", "Earlier companies".'],
};
