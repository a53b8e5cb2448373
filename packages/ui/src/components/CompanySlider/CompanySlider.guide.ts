import type { Guide } from '../../workshop/guide.ts';
import { rowKeys } from '../ScrollRow/ScrollRow.guide.ts';

export const guide: Guide = {
  purpose: 'Popular companies in one row, each with a link to its page.',
  use: [
    'On the landing page, under its own heading. Ten to thirty companies, sorted by number of open tenders.',
    'companies={null} while they load: grey cards of the same height. Without companies it shows nothing.',
  ],
  avoid: [
    { when: 'it filters a list', instead: 'FilterChips' },
    { when: 'the page is about one company', instead: 'CompanyHeader' },
  ],
  keyboard: rowKeys,
  accessibility: [
    'A named navigation with a list of links; the whole card is a link.',
    'The arrow buttons scroll 270 pixels at a press and disappear at the ends. They are not required.',
    'Without scripts it is a row that scrolls.',
  ],
  content: ['The registered name, cut after two lines, and the number of tenders: "14 tenders", "14 ጨረታዎች".'],
};
