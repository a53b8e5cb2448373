import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Keeps a part that few need behind a word, in its place.',
  use: [
    'For more filters, fields that may be left out, the small print of a choice.',
    'isOpen where something inside is set, so that nothing counts unseen.',
  ],
  avoid: [
    { when: 'there are several, each with a question', instead: 'Accordion' },
    { when: 'what opens is long, or a task of its own', instead: 'a page, Dialog or Drawer' },
    { when: 'the parts are views of one thing', instead: 'Tabs' },
    { when: 'most readers need it', instead: 'the part itself, in the open' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Opens and closes it.' }],
  accessibility: [
    'The element of the platform: a screen reader says whether it is open.',
    'It opens before the script of the page has come, and a search in the page finds what is closed.',
    'It never closes by itself: what is inside may have the focus.',
  ],
  content: ['Both words name what is inside: "Choose dates" and "Hide the dates". Never "More" alone.'],
};
