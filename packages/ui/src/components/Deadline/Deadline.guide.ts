import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'How long bids are still taken, in the words a person would use.',
  use: [
    'Beside the closing date, in a card and in the facts of a tender.',
    'calm while more than a week is left, soon within it, high on the last day, past afterwards.',
    'high is saffron. In a list several tenders may close today; elsewhere on that screen saffron is then taken.',
  ],
  avoid: [
    { when: 'seconds matter, as in an offer that ends', instead: 'Countdown' },
    { when: 'it is the date itself', instead: 'DualDate' },
    { when: 'only open or closed matters', instead: 'StatusBadge' },
  ],
  accessibility: [
    'The urgency is in the words ("today", "tomorrow"); the colour repeats it.',
    'It does not announce itself when a day passes.',
  ],
  content: [
    'Start with the verb: "Closes in 3 days", "Closes today at 10:30", "Closed".',
    'No exclamation mark and no "only": the reader knows best what is short.',
    'Amharic: "በ3 ቀናት ውስጥ ይዘጋል", "ዛሬ ይዘጋል", "ተዘግቷል".',
  ],
};
