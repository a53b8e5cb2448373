import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Takes the place of content that did not load, and offers to retry.',
  use: [
    'For a whole page or list. Set isRetrying during a retry; do not replace it with a skeleton.',
    'level 1 if it is the whole page.',
  ],
  avoid: [
    { when: 'the device has no connection', instead: 'OfflineNotice' },
    { when: 'only the next part of a list is missing', instead: 'Message with an icon at the end of InfiniteList' },
    { when: 'an action failed', instead: 'Toast, or the error of the form' },
  ],
  accessibility: [
    'An alert: read out immediately.',
    'The button keeps focus while it is busy, so readers stay in place if it fails again.',
  ],
  content: ['Title: what failed. Text: the likely cause, what to do, and whether anything was lost.'],
};
