import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows how a price is calculated: sub total, VAT, total.',
  use: [
    'Before a payment and on the invoice, with the same lines in the same order.',
    'The amounts come from the server. Always show santim, so that readers can add up the lines.',
    'A discount is its own line, with a minus.',
  ],
  avoid: [
    { when: 'plans are compared', instead: 'PlanCard, whose price includes VAT' },
    { when: 'the rows have more than one number', instead: 'Table' },
  ],
  accessibility: [
    'A description list: the label is read with its amount.',
    'Figures are tabular and right-aligned, so decimals line up.',
  ],
  content: ['"Sub total", "VAT (15%)", "Total". The amount comes first: "2,360 birr", "2,360 ብር".'],
};
