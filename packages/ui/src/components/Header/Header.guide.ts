import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Stands at the top of every page: whose site it is, its main places, and what belongs to the reader.',
  use: [
    'Visitors: Tenders, Pricing, FAQ, Signup; language and Log In at the end.',
    'Logged in: Tenders, My Feed, Saved with its count; bell and account menu at the end, and hasBottomBar.',
    'Search opens the drawer with the form, on screens too narrow to have it beside the page.',
    'Left out on pages with one task: registration, log in, payment, invoice.',
  ],
  avoid: [
    { when: 'it is a place within one page', instead: 'Tabs' },
    { when: 'the page stands in the mini app', instead: 'the header and back button of Telegram' },
  ],
  accessibility: [
    'Its first stop is the link that skips to the content, seen once it has the focus.',
    'The active entry is marked as the current page and underlined, not only coloured.',
    'On a phone with a bottom bar the entries are in that bar and not a second time here.',
    'With letters of double size it becomes several rows; nothing is cut off.',
  ],
  content: ['Entries in one or two words. The account menu is last.'],
};
