import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Gives a page its columns: one for lists and forms, two where facts stand beside a text.',
  use: [
    'Once on every page, between header and footer. `top` is the heading and what belongs to it.',
    'With `facts` a column of 304 pixels stands beside the text on a desktop, and between heading and text on a phone.',
    '`isWide` for the landing page, whose parts have columns of their own; `isFlush` for the lists of the mini app.',
  ],
  avoid: [
    { when: 'it arranges things within a page', instead: 'Stack' },
    { when: 'it puts a frame around something', instead: 'Card' },
  ],
  accessibility: [
    'The main landmark of the page, and where the skip link of the header leads.',
    'What is read comes in the order of the phone: heading, facts, text.',
  ],
  content: ['One heading of level 1 on each page.'],
};
