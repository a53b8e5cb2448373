import type { Guide } from '../../workshop/guide.ts';

export const dropdownKeys: NonNullable<Guide['keyboard']> = [
  { keys: 'Enter, Space', does: 'Opens and closes it.' },
  { keys: 'Up, Down', does: 'Opens it; in it goes to the entry before or after.' },
  { keys: 'Home, End', does: 'To the first or the last entry.' },
  { keys: 'Tab', does: 'From entry to entry. Leaving the last one closes it.' },
  { keys: 'Escape', does: 'Closes it and gives the focus back to the opener.' },
];

export const guide: Guide = {
  purpose: 'Opens a short list of links and buttons under a button at the end of a header.',
  use: [
    'Under AccountMenu and NotificationBell. For another list that belongs to the reader, not to the page.',
    'DropdownLink for an entry that leads somewhere, DropdownButton for one that does something here, with an Icon each or none at all.',
  ],
  avoid: [
    { when: 'one of several values is chosen', instead: 'Select or SegmentedControl' },
    { when: 'it is a form', instead: 'Drawer' },
    { when: 'a row of a list can do several things', instead: 'Button, two at most, in the open' },
    { when: 'there is one entry', instead: 'the entry itself' },
  ],
  keyboard: dropdownKeys,
  accessibility: [
    'A disclosure, not an application menu: screen readers keep their own keys, and links stay links.',
    'It opens before the script of the page has come.',
    'A press on an entry or beside it closes it. The focus that was inside returns to the opener.',
  ],
  content: ['The label says what opens, and what is in it when that matters: "2 notifications".'],
};
