import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The text of a notice as printed in the newspaper: paragraphs, lists, tables.',
  use: [
    'Pass the HTML of the notice, from any source. The component parses it with a list of allowed elements (paragraphs, two levels of headings, lists, tables, bold, italic, superscript and subscript) and builds React elements.',
    'Why it does not trust “clean” HTML: a type for it is only the caller’s promise, DOMParser is missing on the server, and a full sanitiser is several times as large. Built as elements, text always stays text, server and browser render the same, and the library never sets inner HTML.',
    'The server also cleans the HTML it stores, because other clients do not have this component.',
    'marksOf if a search led here: it highlights the matches in each part of the text.',
    'Set lang if the notice is not in the page’s language.',
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
    'A table wider than the page scrolls in its own box; a shadow at the edge shows that there is more. The box can then be focused, and tableLabel makes it a named region.',
    'Headings start at level 3, below the title and sections of the page.',
    'Each paragraph, item and cell has the direction of its own script.',
  ],
  content: ['The text is unchanged. Links, images, colours and sizes of the source are removed; their text stays.'],
};
