import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Places two things side by side, if there is space.',
  use: ['On presentation pages: text beside a picture, a heading beside its questions.'],
  avoid: [
    { when: 'a page has facts beside its text', instead: 'PageLayout with facts' },
    { when: 'there are more than two', instead: 'PlanCard, PointList' },
  ],
  accessibility: ['What should be read first comes first, on every screen.'],
  content: ['A heading beside a text, or a text beside its picture.'],
};
