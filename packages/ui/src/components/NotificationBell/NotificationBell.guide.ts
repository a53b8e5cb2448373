import type { Guide } from '../../workshop/guide.ts';
import { dropdownKeys } from '../Dropdown/Dropdown.guide.ts';

export const guide: Guide = {
  purpose: 'Reminds members of open tasks of their account, such as verifying the phone or the email.',
  use: ['In the header for people who are logged in, before the account menu, while something is unverified.'],
  avoid: [
    { when: 'there are no open tasks', instead: 'no bell at all' },
    { when: 'new tenders match a filter', instead: 'the count at "My Feed"' },
    { when: 'a payment is due', instead: 'Banner with tone="payment"' },
  ],
  keyboard: dropdownKeys,
  accessibility: [
    'The label includes the number, because the dot is only visual.',
    'Each Verify link is described by its line, so that several links can be told apart.',
    'The list is at most 250 pixels high and scrolls inside.',
  ],
  content: ['One line for each task: what is missing and why it is needed. The link names the action: "Verify".'],
};
