import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows how long bids are still accepted, in everyday words.',
  use: [
    'Beside the closing date, in a card and in the facts of a tender.',
    'calm if more than a week is left, soon within a week, high on the last day, past afterwards.',
    'high is saffron. Several tenders of a list may close today; on other screens, use no other saffron then.',
  ],
  avoid: [
    { when: 'seconds matter, as in a limited offer', instead: 'Countdown' },
    { when: 'it shows the date itself', instead: 'DualDate' },
    { when: 'only open or closed matters', instead: 'StatusBadge' },
  ],
  accessibility: [
    'The words express the urgency ("today", "tomorrow"); the colour repeats it.',
    'It is not announced when a day passes.',
  ],
  content: [
    'In few words: "3 days left", "Closes today, 10:30 am", "Closed".',
    'No exclamation mark and no "only": readers know themselves what is urgent.',
    'Amharic: "3 ቀን ቀርቶታል", "ዛሬ ከረፋዱ 4:30 ሰዓት ይዘጋል", "ተዘግቷል".',
  ],
};
