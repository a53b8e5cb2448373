import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Places items below or beside each other with equal gaps.',
  use: [
    'The default is a column. A row wraps if necessary, so it works at 320 pixels and with text at double size.',
    'xxs and xs within one item, s and m between items, l and xl between sections of a page.',
    'If the items are a list, set as="ul" and use list items. If each has several lines, isRuled draws a line between them.',
    'Fields on a page that is wider than a form have width="form".',
  ],
  avoid: [
    { when: 'the page has a side column', instead: 'PageLayout' },
    { when: 'the items are cards in a row of three', instead: 'the component for them, such as PlanCard' },
  ],
  accessibility: ['The reading order is the order in the code; it never depends on the width of the screen.'],
  content: [],
};
