import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Puts two things beside each other where there is room.',
  use: ['On pages that are looked at: words beside a picture, a heading beside its questions.'],
  avoid: [
    { when: 'a page has facts beside its text', instead: 'PageLayout with facts' },
    { when: 'there are more than two', instead: 'PlanCard, PointList' },
  ],
  accessibility: ['What is read first comes first, on every screen.'],
  content: ['A heading beside a text, or a text beside its picture.'],
};
