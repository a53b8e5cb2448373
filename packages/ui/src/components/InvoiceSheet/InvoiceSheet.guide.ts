import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'An invoice or receipt, on the screen and on A4.',
  use: [
    'On the page of an invoice, with a Print button in `actions` that calls window.print().',
    'When printed, it hides everything else on the page and ignores the screen’s theme, text size and colours.',
    'Twelve items fit on a page. More continue on the next pages, each with the column headings; no item is split.',
  ],
  avoid: [
    { when: 'it is the list of all invoices', instead: 'Table' },
    { when: 'only the total is shown', instead: 'PriceBreakdown' },
    { when: 'it shows the result of a payment', instead: 'PaymentStatus' },
  ],
  accessibility: [
    'A table with headings for rows and columns. On a phone each value has the heading of its column beside it.',
    'Paid and unpaid differ by text and background, so a black and white print is clear.',
    'Nothing scrolls horizontally, at 320 pixels or with text at double size.',
  ],
  content: [
    'Everything the tax office requires: both TINs, the VAT number, number, date, period, sub total, VAT, total. Amounts with santim.',
    'Call it a receipt only when it is paid.',
    'Registered names and addresses, in their own script.',
  ],
};
