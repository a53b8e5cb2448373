import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Has the links that every page needs but few readers look for: terms, privacy, refunds, our other channels.',
  use: ['At the end of pages for visitors. Left out below endless lists and in the account.'],
  avoid: [
    { when: 'readers need it every day', instead: 'Header or BottomBar' },
    { when: 'it belongs to one page', instead: 'that page' },
  ],
  accessibility: [
    'A landmark with a named navigation. Every link is at least 44 pixels high.',
    'Social links are icons with names: "Awaj on Telegram", not "Telegram".',
  ],
  content: ['Use the names of the pages. The note names the publisher and the year.'],
};
