import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The page after paying: what became of the payment, and what to do next.',
  use: [
    'checking until the server knows; then paid, unpaid, failed or held. Only the server’s word makes it paid.',
    'One action: View Tenders when paid, Pay when unpaid or failed. While it is checked or held there is nothing to press.',
    'held when money came that somebody has to look at: say that nothing is lost and until when they hear from us.',
    'level 2 under the title of a page that ends some other matter well, such as a new password.',
  ],
  avoid: [
    { when: 'it is one row of many invoices', instead: 'Badge in a Table' },
    { when: 'it asks for money on another page', instead: 'Banner' },
  ],
  accessibility: [
    'A status region that stays in the page: the change from checking to paid is read out once.',
    'Each state has its own sign, colour and words; no two can be mistaken for each other in black and white.',
  ],
  content: [
    '"Payment Successful!" and "Unpaid!" to the letter, the only exclamation marks here.',
    'Then one sentence on what it means. Amount and invoice number always, so that support can be asked.',
  ],
};
