import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the active filters of a list, and lets people remove each.',
  use: [
    'Above the list if at least one filter is set. The number of results is shown even without filters.',
    'In the order of the search form. Show "Clear all" if more than one filter is active, including filters shown elsewhere.',
  ],
  avoid: [
    { when: 'people choose filters', instead: 'the fields of the search: Select, MultiSelect, DateRangeField' },
    { when: 'one press on a row of options filters the list', instead: 'FilterChips' },
    { when: 'it only describes something', instead: 'Badge' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves between the pills, then to "Clear all".' },
    { keys: 'Enter, Space', does: 'Removes the filter and moves to the next pill.' },
  ],
  accessibility: [
    'Each pill is one button: "Remove Region: Oromia". The whole pill can be pressed, 44 pixels high.',
    'When a pill is removed, focus moves to the next one, else to the previous one, else to the number of results.',
    'The number of results is a status: it is read out when the list has changed.',
  ],
  content: [
    'Name and value: "Region: Oromia", "Status: Open". Typed text is in quotes: "Title: “pump”".',
    'The result as a phrase: "124 tenders", "No tenders".',
  ],
};
