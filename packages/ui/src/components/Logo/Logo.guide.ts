import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows whose site this is.',
  use: [
    'In the header as a link to the start, at the head of pages without a header, on invoices.',
    'The sign alone where there is no room for the word.',
  ],
  avoid: [{ when: 'it stands for a company that publishes tenders', instead: 'CompanyLogo' }],
  accessibility: ['The name is always text; with isSignOnly it is heard and not seen.'],
  content: ['"Awaj" in Latin, "አዋጅ" in Ethiopic texts. The sign is the same in both.'],
};
