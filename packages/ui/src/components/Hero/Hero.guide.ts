import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The top of the landing page: what Awaj is, for whom, and the first step.',
  use: [
    'Once, on the landing page only. Words first, the drawing beside them on a desktop and below on a phone.',
    'One Link look="button" and at most one quietButton.',
    'picture takes something real of the product, such as Headlines; without it our own drawing stands there.',
  ],
  avoid: [
    { when: 'the page is for people who know Awaj', instead: 'Heading and Text' },
    { when: 'a page is empty', instead: 'EmptyState' },
  ],
  accessibility: [
    'The title is the page’s heading of level 1 and names the section. The drawing is decoration.',
    'The drawing has the colours of the theme and one spot of saffron: nothing else on the first screen is saffron.',
  ],
  content: [
    'The title says what one gets in at most eight words: "Tenders from all over Ethiopia".',
    'The text says how, in one or two sentences with facts, without praise.',
  ],
};
