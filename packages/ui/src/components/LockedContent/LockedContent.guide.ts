import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The public beginning of a notice, then what it takes to read the rest.',
  use: [
    'In place of TenderContent for who may not see it. The snippet comes from the server as a text of its own.',
    'One action: Log In for a visitor, Pay for somebody whose subscription has ended.',
  ],
  avoid: [
    { when: 'a single value is locked', instead: 'LockedValue' },
    { when: 'the whole account needs attention', instead: 'Banner' },
    { when: 'the reader compares plans', instead: 'PlanCard' },
  ],
  accessibility: [
    'Nothing is behind the blur but grey bars: there is no hidden text to find in the page.',
    'The bars are hidden from screen readers; the prompt is a named part of the page with a heading.',
  ],
  content: [
    'Say what the reader gets before what it costs; the price with its currency, its time and VAT.',
    'No pressure: no countdown, no "only".',
  ],
};
