import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A small number on a tab or beside a word, such as the number of saved tenders.',
  use: [
    'Pass the formatted number: "1" to "9", then "9+". Null or an empty text shows nothing.',
    'Put it after the word it counts, on the same line.',
  ],
  avoid: [
    { when: 'the number is the main information', instead: 'the number in a sentence, as Text' },
    { when: 'something happened and the number does not matter', instead: 'the dot of NotificationBell' },
    { when: 'it counts the tenders of a category', instead: 'FilterChips, which shows its own counts' },
  ],
  accessibility: [
    'Screen readers read the label instead of the number, so "9+" is read as "12 saved tenders".',
    'A changed count is not announced; the action that changed it announces itself.',
  ],
  content: ['The label has the exact number and what it counts: "12 saved tenders", "12 የተቀመጡ ጨረታዎች".'],
};
