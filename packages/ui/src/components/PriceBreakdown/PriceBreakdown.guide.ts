import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'How a price comes about: sub total, VAT, total.',
  use: [
    'Before a payment and on the invoice, with the same lines in the same order.',
    'The amounts come from the server. Santim are always written, so that the lines add up in sight of the reader.',
    'A discount is a line of its own, with a minus.',
  ],
  avoid: [
    { when: 'plans are compared', instead: 'PlanCard, whose price includes VAT' },
    { when: 'the rows have more than one number', instead: 'Table' },
  ],
  accessibility: [
    'A description list: the label is read with its amount.',
    'Figures are tabular and stand at the end of the line, so that decimals line up.',
  ],
  content: ['"Sub total", "VAT (15%)", "Total". The amount first: "2,360 birr", "2,360 ብር".'],
};
