import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows content only on paper, only on screens, or only for keyboards.',
  use: [
    'Around the actions of pages that people print: save, share, print.',
    'medium="desk" for content that only keyboard users need.',
    'medium="paper" for the address of the printed page.',
  ],
  avoid: [
    { when: 'the whole page is designed for paper', instead: 'InvoiceSheet' },
    { when: 'it is the header, footer or bottom bar', instead: 'nothing: they are never printed' },
    { when: 'it is for screen readers', instead: 'VisuallyHidden' },
  ],
  accessibility: ['On a screen, content for paper is hidden from screen readers too.'],
  content: ['Paper has no links: write addresses in full.'],
};
