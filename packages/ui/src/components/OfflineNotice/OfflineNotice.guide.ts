import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Says that the device is offline and what can still be done.',
  use: [
    'In the place of content that is not kept on the device.',
    'The action leads to what works without a connection, such as the saved tenders.',
  ],
  avoid: [
    { when: 'the content is there, only not fresh', instead: 'Banner with tone="info"' },
    { when: 'the device is connected and the server does not answer', instead: 'ErrorState' },
  ],
  accessibility: ['An alert: read out when the connection is lost while the page is open.'],
  content: ['First the fact, then what still works. Say when it goes on by itself, so that nobody presses reload.'],
};
