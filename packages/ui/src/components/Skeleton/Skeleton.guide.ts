import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Holds the place of content that is on its way, so that nothing moves when it comes.',
  use: [
    'With the same boxes and the same height as what will stand there; TenderCardSkeleton is the model.',
    'No bar for what may not come: a banner, a badge, an empty list.',
    'Inside Loading, which keeps it from flickering.',
    'SkeletonText for paragraphs, height="toggle" for a toggle card, height="card" for cards of a fixed height.',
  ],
  avoid: [
    { when: 'a button is at work', instead: 'isBusy of Button' },
    { when: 'the size of what comes is unknown', instead: 'nothing, and a minimum height' },
  ],
  accessibility: [
    'Hidden from screen readers; the element around it is aria-busy.',
    'It does not move: a shimmer costs battery on cheap phones and says nothing more.',
  ],
  content: ['Headings and labels that are known are real words, not grey bars.'],
};
