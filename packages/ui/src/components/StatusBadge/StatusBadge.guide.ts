import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Says whether a tender still accepts bids.',
  use: [
    'Once for each tender: at the top of its card and above the title of its page.',
    'It depends only on the closing time. An open tender with a locked price is still open.',
  ],
  avoid: [
    { when: 'it is about money', instead: 'PaymentStatus, or Badge with its tone' },
    { when: 'it shows how long is left', instead: 'Deadline' },
    { when: 'it is a category or another fact about the tender', instead: 'Badge' },
  ],
  accessibility: [
    'The words say it; green and red only make it easier to find.',
    'It is plain text in reading order, before the title. Changes are not announced.',
  ],
  content: [
    'Exactly "BIDDING OPEN" and "BIDDING CLOSED": the only text in capitals in the product.',
    'Amharic has no capitals and uses a short sentence: "ጨረታው ክፍት ነው", "ጨረታው ተዘግቷል".',
  ],
};
