import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A text with the searched words highlighted.',
  use: [
    'For a title found by a search; TenderCard and TenderContent include it.',
    'marks takes the words as typed. A search that knows the language (ኃ and ሀ have the same sound) passes the positions instead.',
  ],
  avoid: [
    { when: 'a word is emphasised for its meaning', instead: 'a strong element' },
    { when: 'the reader may not see the text', instead: 'nothing: a highlight would reveal its content' },
  ],
  accessibility: [
    'Highlights are mark elements. They are read as text; background and underline are visual only.',
    'Highlighted text has full text contrast in all themes; forced colours use the system’s own.',
  ],
  content: ['The text itself is unchanged.'],
};
