import type { Guide } from '../../workshop/guide.ts';

export const dropdownKeys: NonNullable<Guide['keyboard']> = [
  { keys: 'Enter, Space', does: 'Opens or closes it.' },
  { keys: 'Up, Down', does: 'Opens it; inside, moves to the previous or next entry.' },
  { keys: 'Home, End', does: 'Moves to the first or last entry.' },
  { keys: 'Tab', does: 'Moves between the entries. Leaving the last one closes it.' },
  { keys: 'Escape', does: 'Closes it and returns focus to the opener.' },
];

export const guide: Guide = {
  purpose: 'Opens a short list of links and buttons below a button at the end of a header.',
  use: [
    'In AccountMenu and NotificationBell, and for other lists that belong to the reader, not to the page.',
    'DropdownLink for an entry that leads somewhere, DropdownButton for one that performs an action here. Either all entries have an Icon or none.',
  ],
  avoid: [
    { when: 'people choose one of several values', instead: 'Select or SegmentedControl' },
    { when: 'it contains a form', instead: 'Drawer' },
    { when: 'a row of a list has several actions', instead: 'at most two visible buttons' },
    { when: 'there is one entry', instead: 'the entry itself' },
  ],
  keyboard: dropdownKeys,
  accessibility: [
    'A disclosure, not an application menu: screen readers keep their own keys, and links stay links.',
    'It opens before the page’s scripts have loaded.',
    'Pressing an entry or anything outside closes it. If focus was inside, it returns to the opener.',
  ],
  content: ['The label names the list and, if relevant, its content: "2 notifications".'],
};
