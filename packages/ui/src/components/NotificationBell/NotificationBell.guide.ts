import type { Guide } from '../../workshop/guide.ts';
import { dropdownKeys } from '../Dropdown/Dropdown.guide.ts';

export const guide: Guide = {
  purpose: 'Reminds of what waits to be done for the account, such as verifying the phone or the email.',
  use: ['In the header of people who are logged in, before the account menu, while something is unverified.'],
  avoid: [
    { when: 'nothing waits', instead: 'no bell at all' },
    { when: 'new tenders match a filter', instead: 'the count at "My Feed"' },
    { when: 'a payment is due', instead: 'Banner with tone="payment"' },
  ],
  keyboard: dropdownKeys,
  accessibility: [
    'The label tells the number, as a dot is only seen.',
    'Each Verify link is described by the line it stands in, so that two of them can be told apart.',
    'The list is at most 250 pixels high and scrolls inside.',
  ],
  content: ['One line for each: what is missing and what it is for. The link says what happens: "Verify".'],
};
