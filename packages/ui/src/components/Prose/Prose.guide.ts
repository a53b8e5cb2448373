import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Our own long texts: privacy, refunds, terms, about.',
  use: ['Put plain headings, paragraphs, lists and links into it; it styles them.'],
  avoid: [
    { when: 'the text came from outside', instead: 'TenderContent, which cleans it' },
    { when: 'there are questions and answers', instead: 'Accordion' },
  ],
  accessibility: ['Lines are short enough to find the next one. Headings begin at level 2, below the page’s own.'],
  content: [
    'Short paragraphs with one thought each. First what people must do or can expect.',
    'Write amounts, days and addresses in full.',
  ],
};
