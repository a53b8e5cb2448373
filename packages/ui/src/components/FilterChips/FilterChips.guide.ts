import type { Guide } from '../../workshop/guide.ts';
import { rowKeys } from '../ScrollRow/ScrollRow.guide.ts';

export const guide: Guide = {
  purpose: 'The most common filters, in one row above a list. One press sets a filter, another removes it.',
  use: [
    'In ListHead: open or closed, how soon tenders close, and the most popular categories.',
    'Each is a link to the filtered list: the filters are in the address.',
    'isLocked if the reader may not use the filter; then it has no count.',
    'more if the form is not beside the list: it links to the filters without a chip.',
  ],
  avoid: [
    { when: 'several options of one kind can be combined', instead: 'MultiSelect in the search, shown by FilterPills' },
    { when: 'it describes a tender', instead: 'Badge or TenderMeta' },
  ],
  keyboard: rowKeys,
  accessibility: [
    'A named navigation; the active filter has aria-current and is scrolled into view from the start.',
    'The active filter differs by a filled background and weight, not only by colour; a locked one has a lock.',
    'Without scripts it is a row of links that scrolls.',
  ],
  content: [
    'The same names as in the search, one or two words; counts have a comma at thousands, or "1,000+" if there are more.',
  ],
};
