import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Divides a long list into days or other groups.',
  use: [
    'Above the first item of each group of an InfiniteList, in its `headings`.',
    'The double line marks a new day or group. It is never decoration.',
    'Its height never changes, so nothing moves when a count loads.',
  ],
  avoid: [
    { when: 'it names a page or section', instead: 'Heading' },
    { when: 'the group can be collapsed', instead: 'Disclosure' },
  ],
  accessibility: ['A level 2 heading: screen readers jump from group to group.'],
  content: [
    'What the items have in common, then how many: "Yesterday · 41". The date in both calendars at the other end.',
  ],
};
