import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Reserves the space of content that loads, so that nothing moves when it appears.',
  use: [
    'With the same boxes and height as the content; see TenderCardSkeleton.',
    'No bar for content that may not appear: a banner, a badge, an empty list.',
    'Inside Loading, which prevents flicker.',
    'SkeletonText for paragraphs, height="toggle" for a toggle card, height="card" for cards of a fixed height.',
  ],
  avoid: [
    { when: 'a button is busy', instead: 'isBusy of Button' },
    { when: 'the size of the content is unknown', instead: 'nothing, and a minimum height' },
  ],
  accessibility: [
    'Hidden from screen readers; the element around it is aria-busy.',
    'It has no animation: a shimmer costs battery on cheap phones and adds no information.',
  ],
  content: ['Show known headings and labels as text, not as grey bars.'],
};
