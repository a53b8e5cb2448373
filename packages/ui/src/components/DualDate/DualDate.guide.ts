import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A date in both calendars: the reader’s own first, then the other one, muted.',
  use: [
    'Wherever a date is binding: closing, opening, publication, the end of a subscription.',
    'Gregorian first in English, Ethiopian first in Amharic.',
    'layout="inline" if rows must stay one line high.',
  ],
  avoid: [
    { when: 'the newspaper printed the date as text', instead: 'that text, unchanged, as Text' },
    { when: 'the age is enough', instead: 'the age in words ("3 hours ago")' },
    { when: 'the reader may not see the date', instead: 'LockedValue' },
  ],
  accessibility: [
    'A time element with the machine-readable time; both calendars are read, in order.',
    'Figures are tabular, so dates below each other align.',
  ],
  content: [
    'Name the calendar of the second date: "E.C." in English, "ዓ.ም." in Amharic.',
    'In Amharic, hours count from six in the morning, as people say them: "ከረፋዱ 4:30".',
  ],
};
