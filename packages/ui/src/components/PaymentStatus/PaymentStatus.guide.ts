import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The page after paying: the result of the payment, and what to do next.',
  use: [
    'checking until the server knows; then paid, unpaid, failed or held. Only the server decides that it is paid.',
    'The note says where the receipt went, or what it waits for.',
    'One action: View Tenders when paid, Pay when unpaid or failed. While checking or held there is no action.',
    'held when a payment must be checked by a person: say that nothing is lost and when they will hear from us.',
    'level 2 below the title of a page that confirms something else, such as a new password.',
  ],
  avoid: [
    { when: 'it is one row of many invoices', instead: 'Badge in a Table' },
    { when: 'it asks for money on another page', instead: 'Banner' },
  ],
  accessibility: [
    'A status region that stays in the page: the change from checking to paid is read out once.',
    'Each state has its own sign, colour and words; they can be told apart in black and white.',
  ],
  content: [
    'Exactly "Payment Successful!" and "Unpaid!", the only exclamation marks here.',
    'Then one sentence that explains it. Always give amount and invoice number, for questions to the support.',
  ],
};
