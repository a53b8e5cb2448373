import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows somebody how an alert of Awaj arrives in a chat.',
  use: ['On pages for people who do not know Awaj yet, with notices that are real.'],
  avoid: [{ when: 'something can be pressed', instead: 'Card with a Link' }],
  accessibility: ['A figure with a name. What looks like buttons and links is text, and cannot be reached by a key.'],
  content: ['The words of the real alert: first how many there are, then two titles, then how many more.'],
};
