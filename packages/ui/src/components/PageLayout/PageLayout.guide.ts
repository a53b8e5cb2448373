import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Gives a page its columns: one for lists and forms, two for facts beside a text.',
  use: [
    'Once on every page, between header and footer. `top` contains the heading and what belongs to it.',
    'With `facts`, a column of 304 pixels is beside the text on a desktop, and between heading and text on a phone.',
    '`isPart` inside a ListPane: one column, and no second main landmark.',
    '`isWide` for the landing page, whose sections have their own columns; `isFlush` for the lists of the mini app.',
  ],
  avoid: [
    { when: 'it arranges things within a page', instead: 'Stack' },
    { when: 'it frames something', instead: 'Card' },
  ],
  accessibility: [
    'The main landmark of the page and the target of the header’s skip link.',
    'The reading order is that of the phone: heading, facts, text.',
  ],
  content: ['One level 1 heading on each page.'],
};
