import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Long text of our own: privacy, refunds, terms, about.',
  use: ['Put plain headings, paragraphs, lists and links into it; they take their looks from here.'],
  avoid: [
    { when: 'the text came from outside', instead: 'TenderContent, which cleans it' },
    { when: 'there are questions and answers', instead: 'Accordion' },
  ],
  accessibility: ['Lines stay short enough to find the next one. Headings begin at level 2, below the page’s own.'],
  content: [
    'Short paragraphs, one thought each; what somebody must do or may expect comes first.',
    'Sums, days and addresses are written out, not hinted at.',
  ],
};
