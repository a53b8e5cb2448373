import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of five or more.',
  use: [
    'In a search give all: it is the first option, and chosen from the start.',
    'In a form give placeholder instead, so that nobody sends a choice that was not made.',
    'Options in the order people look for them: regions by name, months by time.',
    'Give loading while they are on their way. The field can be opened and says so.',
  ],
  avoid: [
    { when: 'there are two to four and room for them', instead: 'SegmentedControl or RadioCards' },
    { when: 'several may be chosen', instead: 'MultiSelect' },
    { when: 'an option does something', instead: 'Menu' },
  ],
  accessibility: [
    'A combobox that only selects: Enter, Space, an arrow or a letter opens it, Escape closes it, Tab takes the option and goes on.',
    'Letters typed one after another find the option that begins with them; the same letter again goes to the next.',
    'The focus stays on the field all the time.',
    'On the server and without script it is a native select of the same name.',
  ],
  content: [
    'The option for all says of what: "All regions", "ሁሉም ክልሎች".',
    'Names are whole; long ones take two lines rather than an ellipsis.',
  ],
};
