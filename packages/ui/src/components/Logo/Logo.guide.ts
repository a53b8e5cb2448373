import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The brand of the site.',
  use: [
    'In the header as a link to the start page, at the top of pages without a header, on invoices.',
    'Only the sign if there is no space for the name.',
  ],
  avoid: [{ when: 'it represents a company that publishes tenders', instead: 'CompanyLogo' }],
  accessibility: ['The name is always text; with isSignOnly it is visually hidden.'],
  content: ['"Awaj" in Latin, "አዋጅ" in Ethiopic text. The sign is the same in both.'],
};
