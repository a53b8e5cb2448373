import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The muted line under a tender’s title: company, region, category.',
  use: [
    'In this order everywhere, so that people find the company first.',
    'Cut to one line in a list; isCut={false} on the tender’s page.',
  ],
  avoid: [
    { when: 'the facts need labels', instead: 'FactList' },
    { when: 'people can press a category', instead: 'FilterChips or FilterPills' },
  ],
  accessibility: [
    'A cut line is read out in full.',
    'Each name keeps its own direction, so an Arabic company name does not reverse the line.',
  ],
  content: ['Registered names. The first region and the first category; the others are on the tender’s page.'],
};
