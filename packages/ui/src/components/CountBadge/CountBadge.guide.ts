import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A small number on a tab or beside a word: how many tenders are saved.',
  use: [
    'Hand over the number as it is written by the rule: "1" to "9", then "9+". Null or an empty text shows nothing.',
    'Put it after the word it counts, in the same line.',
  ],
  avoid: [
    { when: 'the number is what the reader came for', instead: 'the number in a sentence, as Text' },
    { when: 'something merely happened, and how much of it does not matter', instead: 'the dot of NotificationBell' },
    { when: 'it counts what a category holds', instead: 'FilterChips, which writes its counts itself' },
  ],
  accessibility: [
    'Screen readers hear the label in place of the number, so "9+" is read out as "12 saved tenders".',
    'A count that changes is not announced; the action that changed it says so.',
  ],
  content: ['The label says the whole number and what it counts: "12 saved tenders", "12 የተቀመጡ ጨረታዎች".'],
};
