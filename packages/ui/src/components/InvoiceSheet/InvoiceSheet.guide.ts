import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'An invoice or receipt, on the screen and on one A4 page.',
  use: [
    'On the page of an invoice, with a Print button in actions that calls window.print().',
    'Printing hides everything else of the page by itself and takes away theme, letter size and colours of the screen. The app has to see to one thing: no element around the sheet may have a transform, filter or contain, which would hold the sheet in its box.',
    'Up to twelve items fit; more of them belong on a second invoice.',
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
    'All that the tax office asks for: both TINs, number, date, sub total, VAT, total. Amounts with santim.',
    'Names and addresses as they are registered, in their own script.',
  ],
};
