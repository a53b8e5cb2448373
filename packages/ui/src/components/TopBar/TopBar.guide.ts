import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Holds the way back over a page of the mini app, in clients without a back button.',
  use: ['Telegram clients before 6.1. All others show their own button in their frame.'],
  avoid: [
    { when: 'the client has a back button', instead: 'that one: people know where it is' },
    { when: 'it is the website', instead: 'Header, or the back of FormLayout' },
  ],
  accessibility: ['It comes before the page itself, so that the keyboard meets it first.'],
  content: ['One word: "Back".'],
};
