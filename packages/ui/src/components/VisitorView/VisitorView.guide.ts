import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Hides content for visitors from members, before it can flash up.',
  use: [
    'Around Log In, Sign Up or an offer to subscribe, on a page that the server rendered for everybody.',
    '`meanwhile` shows a skeleton until then, if members see other content there.',
    'MemberPlace reserves the space of content for some members, so that nothing moves when it appears.',
    'OpeningContent keeps a visitor’s list on the screen until the member’s own has loaded, and hides in it what is only for visitors.',
    'The app marks the root element before the first paint and removes the mark when it knows who is reading.',
  ],
  avoid: [
    { when: 'a value is locked', instead: 'LockedValue, which does the same itself' },
    { when: 'the content is still loading', instead: 'Skeleton' },
  ],
  accessibility: ['Hidden content is hidden from screen readers too and cannot be focused.'],
  content: ['The content must make sense for a visitor.'],
};
