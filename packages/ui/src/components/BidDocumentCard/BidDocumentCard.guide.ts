import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A bid document: its title, its price, and the button to buy or download it.',
  use: [
    'In the tab "Bid documents" of a company, one below the other.',
    'Buying is a link to the order page. A document that is free or bought is downloaded here.',
    'Set isBusy while the file loads, and failure if it did not load. The card keeps its position.',
  ],
  avoid: [
    { when: 'it is a tender', instead: 'TenderCard' },
    { when: 'it is an invoice or a receipt', instead: 'Table with a link, then InvoiceSheet' },
  ],
  accessibility: [
    'The title is a heading that also describes the button, so ten "Buy Document" buttons have ten names.',
    'A failure is read out at once.',
  ],
  content: [
    'Exactly "Buy Document" or "Download Document"; the second if it is purchased or free.',
    '"Free" instead of 0. The reference number takes the place of a description.',
  ],
};
