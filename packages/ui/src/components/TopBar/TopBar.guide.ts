import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The back button of the mini app, in clients without their own.',
  use: ['Telegram clients before 6.1. All others show their own button.'],
  avoid: [
    { when: 'the client has a back button', instead: 'that one: people know it' },
    { when: 'the page is on the website', instead: 'Header, or the back button of FormLayout' },
  ],
  accessibility: ['It is before the page’s content, so the keyboard reaches it first.'],
  content: ['One word: "Back".'],
};
