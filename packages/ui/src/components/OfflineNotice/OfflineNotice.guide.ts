import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Says that the device is offline and what can still be done.',
  use: [
    'In place of content that is not stored on the device.',
    'The action links to what works offline, such as the saved tenders.',
  ],
  avoid: [
    { when: 'the content is there but may be outdated', instead: 'Banner with tone="info"' },
    { when: 'the device is online but the server does not answer', instead: 'ErrorState' },
  ],
  accessibility: ['An alert: read out when the connection is lost while the page is open.'],
  content: ['First the fact, then what still works. Say that it continues by itself, so that nobody reloads.'],
};
