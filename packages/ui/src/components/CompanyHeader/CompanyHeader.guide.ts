import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The top of a company’s page: its colour, logo, name, address and number of open tenders.',
  use: [
    'Once, as the header of the page. The heading of the list below is "Tenders By" and the name.',
    'Pass the brand colour as it is stored. An unusable colour is replaced by ours.',
  ],
  avoid: [
    { when: 'it is one of several companies', instead: 'CompanySlider, or CompanyLogo with the name' },
    { when: 'the page is about a tender', instead: 'TenderMeta' },
  ],
  accessibility: [
    'Text is black or white, whichever has more contrast with the brand colour: at least 4.5 : 1 on every colour. A test checks thousands of them.',
    'The name is the level 1 heading of the page. The logo beside it is hidden from screen readers.',
    'The colour is drawn as an image, not a style, so it also works on pages that forbid inline styles.',
  ],
  content: ['"14 open tenders", or "No open tenders". The address is on one line.'],
};
