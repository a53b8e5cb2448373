import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The top of every page: the brand, the main pages, and what belongs to the reader.',
  use: [
    'Visitors: Tenders, Pricing, FAQ, Signup; language and Log In at the end.',
    'Logged in: Tenders, My Feed, Saved with its count; bell and account menu at the end, and hasBottomBar.',
    'Search opens the drawer with the form, on screens too narrow to show it beside the page.',
    'Left out on pages with one task: registration, login, payment, invoice.',
  ],
  avoid: [
    { when: 'it switches within one page', instead: 'Tabs' },
    { when: 'the page is in the mini app', instead: 'the header and back button of Telegram' },
  ],
  accessibility: [
    'Its first focusable element is the skip link to the content, visible when focused.',
    'The active entry is marked as the current page and underlined, not only coloured.',
    'On a phone with a bottom bar, the entries are only in that bar.',
    'With text at double size it uses several rows; nothing is cut off.',
  ],
  content: ['Entries have one or two words. The account menu is last.'],
};
