import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A text with what was searched for marked in it.',
  use: [
    'For a title that a search has found; TenderCard and TenderContent have it inside.',
    'marks takes the words as they were typed. A search that knows the language (ኃ and ሀ are one sound) hands over the places it found instead.',
  ],
  avoid: [
    { when: 'a word counts for what it says', instead: 'a strong element' },
    { when: 'the reader may not see the text', instead: 'nothing: a mark would tell what is in it' },
  ],
  accessibility: [
    'Marks are mark elements. They are read as text; the ground and the line below are for the eye.',
    'Text on the ground of a mark has the contrast of text, in all themes; a forced palette brings its own.',
  ],
  content: ['The text stays as it is written, letter by letter.'],
};
