import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Says whether bids are still taken for a tender.',
  use: [
    'Once for each tender: at the top of its card and above the title of its own page.',
    'It follows the closing instant and nothing else. An open tender whose price is locked is still open.',
  ],
  avoid: [
    { when: 'it is about money', instead: 'PaymentStatus, or Badge with its tone' },
    { when: 'the question is how long is left', instead: 'Deadline' },
    { when: 'it is a category or another word about the tender', instead: 'Badge' },
  ],
  accessibility: [
    'The words say it; green and red only help the eye to find it again.',
    'It is plain text in reading order, before the title. It is not announced when it changes.',
  ],
  content: [
    '"BIDDING OPEN" and "BIDDING CLOSED", to the letter: the only capitals in the product.',
    'Amharic has no capitals and takes a short sentence: "ጨረታው ክፍት ነው", "ጨረታው ተዘግቷል".',
  ],
};
