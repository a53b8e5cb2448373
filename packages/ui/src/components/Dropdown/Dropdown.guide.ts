import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Opens a short list of links and buttons under a button at the end of a header.',
  use: [
    'Under AccountMenu and NotificationBell. For another list that belongs to the reader, not to the page.',
    'DropdownLink for an entry that leads somewhere, DropdownButton for one that does something here, each with an Icon or none.',
  ],
  avoid: [
    { when: 'one of several values is chosen', instead: 'Select or SegmentedControl' },
    { when: 'it is a form', instead: 'Drawer' },
    { when: 'there is one entry', instead: 'the entry itself' },
  ],
  accessibility: [
    'A disclosure, not an application menu: screen readers keep their own keys, and links stay links.',
    'Enter and Space open it; the arrows, Home and End go from entry to entry, Tab as well.',
    'It opens before the script of the page has come.',
    'Escape, a press on an entry or beside it, and leaving it by Tab close it. The focus that was inside returns to the opener.',
  ],
  content: ['The label says what opens, and what is in it when that matters: "Notifications, 2 new".'],
};
