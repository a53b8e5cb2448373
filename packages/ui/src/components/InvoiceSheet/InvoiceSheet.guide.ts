import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'An invoice or receipt, on the screen and on A4.',
  use: [
    'On the page of an invoice, with a Print button in actions that calls window.print().',
    'Printing hides everything else of the page by itself and takes away theme, letter size and colours of the screen, whatever stands around the sheet.',
    'Twelve items fit on a page. More go on to the next ones, each with the heads of the columns; no item is cut in two.',
  ],
  avoid: [
    { when: 'it is the list of all invoices', instead: 'Table' },
    { when: 'only the sum has to be shown', instead: 'PriceBreakdown' },
    { when: 'it should say what became of a payment', instead: 'PaymentStatus' },
  ],
  accessibility: [
    'A table with heads for rows and columns. On a phone each value stands with the head of its column.',
    'Paid and unpaid differ by word and by ground, so a black and white print is clear.',
    'Nothing scrolls sideways, at 320 pixels or at twice the letters.',
  ],
  content: [
    'All that the tax office asks for: both TINs, the VAT number, number, date, period, sub total, VAT, total. Amounts with santim.',
    'It is called a receipt only once it is paid.',
    'Names and addresses as they are registered, in their own script.',
  ],
};
