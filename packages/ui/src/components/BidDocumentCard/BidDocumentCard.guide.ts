import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A bid document: what it is, what it costs, and the button to buy or download it.',
  use: [
    'In the tab "Bid documents" of a company, below each other.',
    'Buying is a link to the page of the order. A document that is free or bought is downloaded here.',
    'isBusy while the file is being fetched; failure when it did not come. The card keeps its place.',
  ],
  avoid: [
    { when: 'it is a tender', instead: 'TenderCard' },
    { when: 'it is an invoice or a receipt', instead: 'Table with a link, then InvoiceSheet' },
  ],
  accessibility: [
    'The title is a heading; it describes the button, so that ten times "Buy Document" are ten things.',
    'A failure is read out at once.',
  ],
  content: [
    '"Buy Document" or "Download Document", to the letter: the second when it is purchased or costs nothing.',
    '"Free" in place of 0. The reference number stands where a description would.',
  ],
};
