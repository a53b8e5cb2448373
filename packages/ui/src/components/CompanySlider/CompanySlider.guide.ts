import type { Guide } from '../../workshop/guide.ts';
import { rowKeys } from '../ScrollRow/ScrollRow.guide.ts';

export const guide: Guide = {
  purpose: 'Popular companies in one row, each leading to its page.',
  use: [
    'On the landing page, under a heading of its own. Ten to thirty companies, the one with most open tenders first.',
    'companies={null} while they load: grey cards of the same height. With no company there is nothing at all.',
  ],
  avoid: [
    { when: 'it narrows a list', instead: 'FilterChips' },
    { when: 'it is the company of the page', instead: 'CompanyHeader' },
  ],
  keyboard: rowKeys,
  accessibility: [
    'A named navigation with a list of links; the whole card leads where its name does.',
    'The arrows beside it scroll 270 pixels at a press, leave at the ends, and are not needed.',
    'Without script it is a row that scrolls.',
  ],
  content: ['The registered name, cut after two lines, and the number of tenders: "14 tenders", "14 ጨረታዎች".'],
};
