import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Stands where content would be that did not load, and tries again.',
  use: [
    'For a whole page or list. While it tries again set isRetrying; do not take it away for a skeleton.',
    'level 1 where it is the whole page.',
  ],
  avoid: [
    { when: 'the device has no connection', instead: 'OfflineNotice' },
    { when: 'only the next part of a list is missing', instead: 'Message with an icon at the end of InfiniteList' },
    { when: 'something somebody did has failed', instead: 'Toast, or the error of the form' },
  ],
  accessibility: [
    'An alert: read out as soon as it appears.',
    'The button keeps the focus while it is busy, so that a second failure leaves the reader in the same place.',
  ],
  content: ['Title: what did not happen. Text: the likely cause, what to do, and whether anything was lost.'],
};
