import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The text of a notice as the newspaper printed it: paragraphs, lists, tables.',
  use: [
    'Hand over the HTML of the notice, from any source. The component reads it by a list of what a printed notice is made of (paragraphs, two levels of headings, lists, tables, bold, italic, raised and lowered letters) and builds elements from it.',
    'Why it does not trust a “clean” HTML: a type that says so is a promise of the caller, DOMParser is missing on the server, and a full sanitiser weighs several times as much. Built as elements, text stays text whatever is in it, the server writes exactly what the browser reads, and nothing sets inner HTML anywhere in the library.',
    'The server cleans what it stores all the same: other readers of its answers have no such component.',
    'marksOf where a search has led here: what it finds in each piece of the text is marked.',
    'lang on it when the notice is not in the page’s language.',
  ],
  avoid: [
    {
      when: 'the reader may not see the notice',
      instead: 'LockedContent; hidden text must not reach the browser at all',
    },
    { when: 'the text is ours', instead: 'Heading and Text' },
    { when: 'the rows are ours', instead: 'Table' },
  ],
  accessibility: [
    'A table wider than the page scrolls in its own box; an edge in shadow says that there is more. While it scrolls, the box takes the focus, and with tableLabel it is a named region.',
    'Headings start at level 3, below the title and the parts of the page.',
    'Each paragraph, item and cell takes the direction of its own script.',
  ],
  content: ['Nothing is rewritten. Links, pictures, colours and sizes of the source fall away; their words stay.'],
};
