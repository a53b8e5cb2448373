import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Puts things below or beside each other with one gap between them.',
  use: [
    'A column is the usual thing. A row wraps when it must, so it holds at 320 pixels and at twice the letters.',
    'xxs and xs within one thing, s and m between things, l and xl between parts of a page.',
    'Set as="ul" and give it list items where the things are a list.',
  ],
  avoid: [
    { when: 'the page has a side column', instead: 'PageLayout' },
    { when: 'the things are cards in a row of three', instead: 'the component that owns them, such as PlanCard' },
  ],
  accessibility: ['Reading order is the order in the code; it never changes with the width of the screen.'],
  content: [],
};
