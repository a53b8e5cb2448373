import type { Guide } from '../../workshop/guide.ts';
import { rowKeys } from '../ScrollRow/ScrollRow.guide.ts';

export const guide: Guide = {
  purpose: 'The filters that people need most, in one row above a list; one touch sets a filter, another takes it off.',
  use: [
    'In ListHead: whether tenders are open, how soon they close, and the most popular categories.',
    'Each is a link to the list as it would be: the choice lives in the address.',
    'isLocked where the reader may not use it, without a count.',
    'more where the form is not beside the list: it leads to the choices that have no chip.',
  ],
  avoid: [
    { when: 'several of one kind can be chosen together', instead: 'MultiSelect in the search, shown by FilterPills' },
    { when: 'it says what a tender is about', instead: 'Badge or TenderMeta' },
  ],
  keyboard: rowKeys,
  accessibility: [
    'A named navigation; what is pressed has aria-current and is in view from the start.',
    'What is pressed differs by filled ground and weight, not by hue alone; what is locked has a lock.',
    'Without script it is a row of links that scrolls.',
  ],
  content: [
    'Names as in the search, one or two words; counts with a comma at thousands, "1,000+" where there are more.',
  ],
};
