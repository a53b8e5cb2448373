import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Lists questions and opens the answers in place.',
  use: [
    'For frequent questions, where each reader wants one or two of many.',
    'An answer can be linked to by the id of its entry, which opens it once the script is there, and opened at first by `open`.',
  ],
  avoid: [
    { when: 'most readers need most of it', instead: 'headings and text' },
    { when: 'there is one thing to show or hide', instead: 'Disclosure' },
    { when: 'what opens is long, or a task of its own', instead: 'a page, Dialog or Drawer' },
    { when: 'the parts are views of one thing', instead: 'Tabs' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From question to question.' },
    { keys: 'Enter, Space', does: 'Opens and closes the answer.' },
  ],
  accessibility: [
    'The element of the platform: it opens without script, and find in page opens it.',
    'Questions are headings; set `level` to one deeper than the heading above.',
    'isExclusive takes away an answer somebody may still be reading: only for long lists on small screens.',
  ],
  content: ['The question as a reader would ask it. The answer begins with the answer.'],
};
