import type { Guide } from '../../workshop/guide.ts';
import { rowKeys } from '../ScrollRow/ScrollRow.guide.ts';

export const guide: Guide = {
  purpose: 'One row of categories above a list; one touch narrows the list to one of them.',
  use: [
    'Above the tenders and the feed. "All" first, with the id that the list has when nothing is chosen.',
    'Each is a link to the list as it would be: the choice lives in the address.',
    'categories={null} while they load; nothing at all where there are none.',
  ],
  avoid: [
    { when: 'several can be chosen together', instead: 'MultiSelect in the search, shown by FilterPills' },
    { when: 'there are two to four choices', instead: 'SegmentedControl' },
    { when: 'it says what a tender is about', instead: 'Badge or TenderMeta' },
  ],
  keyboard: rowKeys,
  accessibility: [
    'A named navigation; the chosen link has aria-current and is in view from the start.',
    'The chosen one differs by filled ground and weight, not by hue alone.',
    'Without script it is a row of links that scrolls.',
  ],
  content: ['Names as in the search, one or two words; counts with a comma at thousands, and none instead of 0.'],
};
