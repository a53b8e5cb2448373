import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The muted line under a tender’s title: company, region, category.',
  use: [
    'In this order everywhere, so that the eye finds the company first.',
    'Cut to one line in a list; isCut={false} on the tender’s own page.',
  ],
  avoid: [
    { when: 'the facts need names', instead: 'FactList' },
    { when: 'a category can be pressed', instead: 'FilterChips or FilterPills' },
  ],
  accessibility: [
    'A line that is cut is read out whole.',
    'Each name keeps its own direction, so an Arabic company does not turn the line around.',
  ],
  content: [
    'Names as they are registered. The first region and the first category; the others stand on the tender’s page.',
  ],
};
