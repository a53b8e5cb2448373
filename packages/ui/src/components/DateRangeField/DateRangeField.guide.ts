import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Takes a start and an end date, in the Gregorian or the Ethiopian calendar.',
  use: [
    'For the dates on which tenders were published. Either end may stay open.',
    'Set quickRanges for the most common ranges, including "Any time".',
    'Show the reader’s calendar first, and remember a change.',
    'Set bounds if dates outside them make no sense: a year typed in the other calendar is then noticed immediately.',
    'The value is ISO text in both calendars; the caller provides the rules of a calendar.',
  ],
  avoid: [
    { when: 'only a few fixed ranges are needed', instead: 'Select' },
    { when: 'a date is only shown', instead: 'DualDate' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the calendars to the quick ranges one by one, then through the dates.' },
    { keys: 'Arrows', does: 'On the calendars: switches to the other one.' },
    { keys: 'Enter, Space', does: 'On a quick range: chooses it.' },
    { keys: 'Enter, Space', does: 'On the clear button beside the year: clears that end and moves to its day.' },
    { keys: 'Up, Down', does: 'In a month of the Ethiopian calendar: as in Select.' },
  ],
  accessibility: [
    'Fieldsets: one for the whole, and in the Ethiopian calendar one for each end with day, month and year.',
    'The Gregorian dates are native date fields, with the device’s keyboard and calendar.',
    'A date that does not exist, such as Pagume 6 in a common year, is reported when its field loses focus; so is a range that ends before it begins.',
    'A date outside the bounds is reported below its end. The device does not offer such dates; in the Ethiopian calendar they can be typed.',
    'Without scripts it is two native date fields, also for readers of Ethiopian dates.',
  ],
  content: [
    'Name it after the event: "Published on". The ends are "From" and "To".',
    'Use names of months, not numbers: መስከረም, not 1.',
  ],
};
