import type { Guide } from '../../workshop/guide.ts';
import { dropdownKeys } from '../Dropdown/Dropdown.guide.ts';

export const guide: Guide = {
  purpose: 'Shows who is logged in, with links to their pages and the logout.',
  use: ['At the end of the header, for people who are logged in. Always last in the row.'],
  avoid: [
    { when: 'nobody is logged in', instead: 'Link with look="button" to the login' },
    { when: 'everybody uses the page all day', instead: 'an entry of Header or BottomBar' },
  ],
  keyboard: dropdownKeys,
  accessibility: [
    'It is a disclosure. Its entries are links, so they can be opened in another tab.',
    'The initials are only visual; the label gives the account’s full name.',
  ],
  content: [
    'Show name and company in full, as they were written.',
    'Without a company, show the email. Entries: My Account, Billing, Settings; Logout is separate.',
  ],
};
