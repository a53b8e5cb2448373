import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Two parts of a page beside each other, where there is room for both.',
  use: ['For parts of about the same height: the checklist and the timeline of a tender.'],
  avoid: [{ when: 'small things stand in a row', instead: 'Stack with its direction' }],
  accessibility: ['The reading order is the order of the parts.'],
  content: ['Two parts. One alone takes the whole width.'],
};
