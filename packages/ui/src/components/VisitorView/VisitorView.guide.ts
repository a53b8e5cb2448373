import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Keeps what is for visitors from flashing up before a member.',
  use: [
    'Around the way in: Log In, Sign Up, a prompt to subscribe, on a page that the server drew for everybody.',
    'With `meanwhile` a skeleton stands in its place for that moment: where a member finds something else there.',
    'MemberPlace keeps the room of what only some members see, so that nothing moves when it comes.',
    'The app marks the root element before the first paint and takes the mark away once it knows who is reading.',
  ],
  avoid: [
    { when: 'a value is locked', instead: 'LockedValue, which does the same by itself' },
    { when: 'the content is still on its way', instead: 'Skeleton' },
  ],
  accessibility: ['Unseen it is unheard as well, and nothing in it takes the focus.'],
  content: ['Whatever stands in it has to make sense for a visitor alone.'],
};
