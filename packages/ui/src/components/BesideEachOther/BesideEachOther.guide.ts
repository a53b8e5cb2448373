import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Places two parts of a page or two fields of a form side by side, if there is space for both.',
  use: [
    'For parts of about the same height: the checklist and the timeline of a tender.',
    'With of="fields" for two fields that belong together, such as the first and the last hour.',
  ],
  avoid: [{ when: 'small things are in a row', instead: 'Stack with its direction' }],
  accessibility: ['The reading order is the order of the parts.'],
  content: ['Two parts. A single part takes the full width; a single field does not.'],
};
