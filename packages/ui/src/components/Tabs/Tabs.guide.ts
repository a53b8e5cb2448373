import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows one of several views of the same thing: tenders and bid documents of a company.',
  use: [
    'With `href` in its entries where a tab has an address: it can be copied, opened beside and gone back to.',
    'With `panel` where nobody would want an address: the parts of a form preview.',
    'A panel that is not shown is not there: what was typed in it belongs to the caller.',
    'Two to five tabs. More scroll sideways; the chosen one is brought into view.',
  ],
  avoid: [
    { when: 'it narrows down one list', instead: 'SegmentedControl' },
    { when: 'the steps follow each other', instead: 'StepIndicator' },
    { when: 'there are several long parts, of which a reader on a phone wants one or two', instead: 'Accordion' },
    { when: 'readers compare the views', instead: 'one below the other, with headings' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Into the chosen tab, then on into its panel. As links: from one to the next.' },
    { keys: 'Left, Right', does: 'To the tab before or after, which is chosen at once.' },
    { keys: 'Home, End', does: 'To the first or the last tab.' },
  ],
  accessibility: [
    'Panels: a list of tabs, each tied to its panel.',
    'Links: a navigation with the current page marked.',
    'A count is read in full: "12 bid documents".',
  ],
  content: [
    'One or two words, nouns, no verbs. The same words as the heading of the view. What is new there is told by the count, not by a word such as "New".',
  ],
};
