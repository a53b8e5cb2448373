import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Hides a part that few people need behind a button, in its place.',
  use: [
    'lead for what can be changed, in the same line: the plan chosen before.',
    'For more filters, optional fields, the small print of a choice.',
    'Set isOpen if a field inside has a value, so that no active filter is hidden.',
  ],
  avoid: [
    { when: 'there are several, each with a question', instead: 'Accordion' },
    { when: 'the content is long, or a task of its own', instead: 'a page, Dialog or Drawer' },
    { when: 'the parts are views of the same thing', instead: 'Tabs' },
    { when: 'most readers need it', instead: 'the part itself, always visible' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Opens or closes it.' }],
  accessibility: [
    'It uses the browser’s own element, so screen readers say whether it is open.',
    'It opens before the page’s scripts have loaded, and find in page searches closed content.',
    'It never closes by itself, because an element inside may have focus.',
  ],
  content: ['Both labels name the content: "Choose dates" and "Hide the dates". Never just "More".'],
};
