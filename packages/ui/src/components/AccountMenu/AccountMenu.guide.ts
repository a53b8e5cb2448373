import type { Guide } from '../../workshop/guide.ts';
import { dropdownKeys } from '../Dropdown/Dropdown.guide.ts';

export const guide: Guide = {
  purpose: 'Says who is logged in and leads to what belongs to them, and out.',
  use: ['At the end of the header, for people who are logged in. Last in the row.'],
  avoid: [
    { when: 'nobody is logged in', instead: 'Link with look="button" that logs in' },
    { when: 'it is a place everybody uses all day', instead: 'an entry of Header or BottomBar' },
  ],
  keyboard: dropdownKeys,
  accessibility: [
    'A disclosure. Its entries are links, so they open in another tab as well.',
    'The initials are for the eye; the label names the account in full.',
  ],
  content: [
    'Name and company are shown as they were written, whole, however long.',
    'Without a company the email stands in its place. Entries: My Account, Billing, Settings; Logout apart.',
  ],
};
