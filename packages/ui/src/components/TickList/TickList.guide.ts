import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Says what an offer includes, in two to five lines.',
  use: ['In a card or a form that offers something: OfferCard, PlanCard, the page of a trial.'],
  avoid: [
    { when: 'each point has a heading and a sentence', instead: 'PointList' },
    { when: 'people tick the lines themselves', instead: 'Checklist' },
  ],
  accessibility: ['A list. The ticks are decoration.'],
  content: ['What people get, in one line without a full stop.'],
};
