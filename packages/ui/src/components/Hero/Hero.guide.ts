import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The top of the landing page: what Awaj is, who it is for, and the first step.',
  use: [
    'Once, only on the landing page. The text comes first; the picture is beside it on a desktop and below it on a phone.',
    'One Link look="button" and at most one quietButton.',
    'picture shows a real part of the product, such as Headlines; without it our own drawing is shown.',
  ],
  avoid: [
    { when: 'the page is for people who know Awaj', instead: 'Heading and Text' },
    { when: 'a page is empty', instead: 'EmptyState' },
  ],
  accessibility: [
    'The title is the level 1 heading of the page and names the section. The drawing is decoration.',
    'The drawing uses the theme’s colours and one spot of saffron: nothing else on the first screen is saffron.',
  ],
  content: [
    'The title says what readers get, in at most eight words: "Tenders from all over Ethiopia".',
    'The text says how, in one or two factual sentences, without praise.',
  ],
};
