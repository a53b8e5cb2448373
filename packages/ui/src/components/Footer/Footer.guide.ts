import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose:
    'Holds what every page has to offer and few readers look for: terms, privacy, refund, where else to find us.',
  use: ['At the end of pages for visitors. Left out where a list goes on and on, and in the account.'],
  avoid: [
    { when: 'readers need it every day', instead: 'Header or BottomBar' },
    { when: 'it belongs to one page', instead: 'that page' },
  ],
  accessibility: [
    'A landmark with a navigation of its own name. Every link is at least 44 pixels high.',
    'Social links are pictures with names: "Awaj on Telegram", not "Telegram".',
  ],
  content: ['The names of the pages. The note says who publishes this, with the year.'],
};
