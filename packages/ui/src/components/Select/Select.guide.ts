import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of five or more.',
  use: [
    'In a search give all: it is the first option, and chosen from the start.',
    'In a form give placeholder instead, so that nobody sends a choice that was not made.',
    'Options in the order people look for them: regions by name, months by time.',
    'group puts options under headings, where people look for the heading first; hint tells apart what has one name.',
    'Give loading while they are on their way. The field can be opened and says so.',
  ],
  avoid: [
    { when: 'there are two to four and room for them', instead: 'SegmentedControl or RadioCards' },
    { when: 'there are dozens, and people know the name', instead: 'Combobox' },
    { when: 'several may be chosen', instead: 'MultiSelect' },
    { when: 'an option does something', instead: 'Dropdown' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens the list; in it takes the option and closes.' },
    { keys: 'Up, Down', does: 'Opens the list; in it goes to the option before or after.' },
    { keys: 'Home, End', does: 'To the first or the last option, also when the list is closed.' },
    { keys: 'Page Up, Page Down', does: 'Ten options on.' },
    { keys: 'Letters', does: 'To the option that begins with them; the same letter again to the next one.' },
    { keys: 'Alt + Up, Escape', does: 'Closes the list and takes nothing.' },
    { keys: 'Tab', does: 'Takes the option and goes on to the next field.' },
  ],
  accessibility: [
    'A combobox that only selects. The focus stays on the field all the time.',
    'A heading is read with the options under it. No key stops at it, and it cannot be chosen.',
    'That there are no options, or that they are on their way, is announced.',
    'Never disabled: a choice that cannot be changed here is a LockedField, and an empty list says so when it is opened.',
    'On the server and without script it is a native select of the same name.',
  ],
  content: [
    'The option for all says of what: "All regions", "ሁሉም ክልሎች".',
    'A heading names what its options are: "Cities", "Regional states". Two groups at least, or none.',
    'Names are whole; long ones take two lines rather than an ellipsis.',
  ],
};
