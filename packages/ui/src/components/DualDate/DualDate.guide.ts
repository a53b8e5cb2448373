import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'One day in both calendars: the reader’s own first, the other one muted with it.',
  use: [
    'Wherever a date is binding: closing, opening, publication, the end of a subscription.',
    'Gregorian first in English, Ethiopian first in Amharic.',
    'layout="inline" where rows must stay one line high.',
  ],
  avoid: [
    { when: 'the newspaper printed the date as free text', instead: 'that text, unchanged, as Text' },
    { when: 'how long ago is enough', instead: 'the age in words ("3 hours ago")' },
    { when: 'the reader may not see it', instead: 'LockedValue' },
  ],
  accessibility: [
    'A time element with the instant for machines; both calendars are read out, in order.',
    'Figures are tabular, so dates below each other line up.',
  ],
  content: [
    'Name the calendar of the second date: "E.C." in English, "ዓ.ም." in Amharic.',
    'In Amharic hours count from six in the morning, as people say them: "ከረፋዱ 4:30".',
  ],
};
