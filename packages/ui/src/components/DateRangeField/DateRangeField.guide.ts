import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Takes a first and a last day, in the Gregorian or the Ethiopian calendar.',
  use: [
    'For when tenders were published. Either end may stay open.',
    'Give quickRanges for what is asked most, "Any time" among them.',
    'Put the calendar of the reader first, and remember the one they change to.',
    'bounds where no day before or after can be meant: a year of the other calendar is then seen at once.',
    'The value is ISO text in both calendars; the rules of a calendar come from the caller.',
  ],
  avoid: [
    { when: 'a few fixed spans are all there is', instead: 'Select' },
    { when: 'a date is only shown', instead: 'DualDate' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the calendars to the ranges, one after the other, then through the days.' },
    { keys: 'Arrows', does: 'On the calendars: to the other one, which is shown at once.' },
    { keys: 'Enter, Space', does: 'On a range: takes it.' },
    { keys: 'Enter, Space', does: 'On the cross beside the year: empties that end, and leads back to its day.' },
    { keys: 'Up, Down', does: 'In a month of the Ethiopian calendar: as in Select.' },
  ],
  accessibility: [
    'Fieldsets: the whole, and in the Ethiopian calendar each end with its day, month and year.',
    'The Gregorian ends are native date fields, with the keyboard and the calendar the device has.',
    'A day that a month does not have, such as Pagume 6 in a common year, is said after the end was left; so is a range that ends before it begins.',
    'A day outside of the bounds is said under its end. The device offers none; in the Ethiopian calendar all can be written.',
    'Without script it is two native date fields, also for those who read Ethiopian dates.',
  ],
  content: [
    'Name it by the event: "Published on". The ends are "From" and "To".',
    'Months have their names, not numbers: መስከረም, not 1.',
  ],
};
