import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'One or two words about the thing beside it: its category, its kind, whether it is paid.',
  use: [
    'neutral describes a thing, ink marks what is new, positive and negative say what is right or wrong.',
    'Money has fixed tones: paid is positive, unpaid saffron, failed negative.',
    'In a line of text or after a heading, it is centred on that line.',
    'At most three beside each other; for more use FilterPills or a line of text.',
  ],
  avoid: [
    { when: 'it says whether bids are accepted', instead: 'StatusBadge' },
    { when: 'it is a number', instead: 'CountBadge' },
    { when: 'it can be pressed', instead: 'FilterPills, Link or Button' },
    { when: 'it says what just happened to a payment', instead: 'PaymentStatus' },
  ],
  accessibility: [
    'It is text in a coloured box, without a role. The words alone must be clear.',
    'Long words wrap inside the badge.',
  ],
  content: ['One or two words, sentence case, no full stop: "Purchased", "Free", "ነጻ".'],
};
