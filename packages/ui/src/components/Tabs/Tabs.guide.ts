import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows one of several views of the same thing: tenders and bid documents of a company.',
  use: [
    'With `href` if each tab has an address: it can be copied, opened in a new tab and reached with the back button.',
    'With `panel` if nobody needs an address: the parts of a form preview.',
    'A hidden panel is not rendered: the caller keeps what was typed in it.',
    'Two to five tabs. More scroll horizontally; the chosen one is scrolled into view.',
  ],
  avoid: [
    { when: 'it filters one list', instead: 'SegmentedControl' },
    { when: 'the steps follow each other', instead: 'StepIndicator' },
    { when: 'there are several long parts, and readers on a phone want one or two', instead: 'Accordion' },
    { when: 'readers compare the views', instead: 'show them one below the other, with headings' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen tab, then into its panel. As links: moves between them.' },
    { keys: 'Left, Right', does: 'Moves to the previous or next tab and chooses it.' },
    { keys: 'Home, End', does: 'Moves to the first or last tab.' },
  ],
  accessibility: [
    'Panels: a tab list, each tab connected to its panel.',
    'Links: a navigation with the current page marked.',
    'A count is read out in full: "12 bid documents".',
  ],
  content: [
    'One or two words, nouns, no verbs. The same text as the heading of the view. A count shows what is new, not a word such as "New".',
  ],
};
