import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Parts a long list into days or other groups.',
  use: [
    'Above the first item of each group of an InfiniteList, which takes them as `headings`.',
    'The double rule says that another day or group begins. It is never decoration.',
    'It is always as high, whatever it says: nothing moves when a count comes.',
  ],
  avoid: [
    { when: 'it is the name of a page or of a part of it', instead: 'Heading' },
    { when: 'the group can be folded', instead: 'Disclosure' },
  ],
  accessibility: ['A heading of the second level: a screen reader jumps from group to group.'],
  content: [
    'What the items share, then how many there are: "Yesterday · 41". The day in both calendars at the other end.',
  ],
};
