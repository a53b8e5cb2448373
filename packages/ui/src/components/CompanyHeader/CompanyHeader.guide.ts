import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The top of a company’s page: its colour, logo, name, address and how many tenders are open.',
  use: [
    'Once, as the header of the page. The list below it is headed "Tenders By" and the name.',
    'Hand over the brand colour as it is stored. One that cannot be read is replaced by ours.',
  ],
  avoid: [
    { when: 'the company is one of several', instead: 'CompanySlider, or CompanyLogo with the name' },
    { when: 'it is the company of one tender', instead: 'TenderMeta' },
  ],
  accessibility: [
    'Letters are black or white, whichever has more contrast with the brand: at least 4.5 : 1 on every colour there is. A test checks thousands of them.',
    'The name is the page’s heading of level 1. The logo beside it is hidden from screen readers.',
    'The colour is drawn and not styled, so it also stands on pages that forbid inline styles.',
  ],
  content: ['"14 open tenders", and "No open tenders" for none. The address in one line, as people would write it.'],
};
