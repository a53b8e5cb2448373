import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows what an alert of Awaj looks like in a chat.',
  use: ['On pages for people who do not know Awaj yet, with real notices.'],
  avoid: [{ when: 'it should be interactive', instead: 'Card with a Link' }],
  accessibility: ['A figure with a name. Its buttons and links are only text and cannot be focused.'],
  content: ['The text of a real alert: first how many tenders there are, then two titles, then how many more.'],
};
