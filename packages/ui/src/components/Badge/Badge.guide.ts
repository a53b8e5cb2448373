import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A word or two about the thing beside it: its category, its kind, whether it is paid.',
  use: [
    'Neutral for what a thing is, ink for what is new, positive and negative for what is right or wrong.',
    'Money has fixed tones: paid positive, unpaid saffron, failed negative. They never change places.',
    'Within a line of text or after a heading it stands in the middle of that line.',
    'Three beside each other at most; more of them are FilterPills or a line of text.',
  ],
  avoid: [
    { when: 'it says whether bids are taken', instead: 'StatusBadge' },
    { when: 'it is a number', instead: 'CountBadge' },
    { when: 'it can be pressed', instead: 'FilterPills, Link or Button' },
    { when: 'it tells what just happened to a payment', instead: 'PaymentStatus' },
  ],
  accessibility: [
    'It is text in a coloured box and has no role. The word alone has to say it.',
    'Long words wrap within the badge.',
  ],
  content: ['One or two words, sentence case, no full stop: "Purchased", "Free", "ነጻ".'],
};
