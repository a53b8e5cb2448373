import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Says by what a list is narrowed, and lets each filter be taken away.',
  use: [
    'Above the list, whenever at least one filter is set; the result stands there even without filters.',
    'In the order of the search form. "Clear all" where more than one thing narrows the list, also what is shown elsewhere.',
  ],
  avoid: [
    { when: 'filters are chosen', instead: 'the fields of the search: Select, MultiSelect, DateRangeField' },
    { when: 'one of a row narrows the list at a touch', instead: 'FilterChips' },
    { when: 'it only describes something', instead: 'Badge' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From pill to pill, then to "Clear all".' },
    { keys: 'Enter, Space', does: 'Takes the filter away, and goes to the next pill.' },
  ],
  accessibility: [
    'Each pill is one button: "Remove Region: Oromia". The whole pill can be pressed, 44 pixels high.',
    'When a pill goes, the focus goes to the next one, then to the one before, then to the result.',
    'The result is a status: it is read out when the list has changed.',
  ],
  content: [
    'Name and value: "Region: Oromia", "Status: Open". What was typed stands in quotes: "Title: “pump”".',
    'The result as a sentence part: "124 tenders", "No tenders".',
  ],
};
