import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Lists questions and shows each answer below its question.',
  use: [
    'For frequent questions, where each reader wants only one or two of many.',
    'A link to the id of an entry opens its answer once the script has loaded; `open` opens it from the start.',
  ],
  avoid: [
    { when: 'most readers need most of the content', instead: 'headings and text' },
    { when: 'only one thing is shown or hidden', instead: 'Disclosure' },
    { when: 'the content is a form, or as long as a page', instead: 'Drawer, or a page of its own' },
    { when: 'the parts are views of the same thing', instead: 'Tabs' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves between the questions.' },
    { keys: 'Enter, Space', does: 'Opens or closes the answer.' },
  ],
  accessibility: [
    'It uses the browser’s own element, so it opens without scripts and by find in page.',
    'Questions are headings; set `level` one below the heading above.',
    'isExclusive closes an answer that somebody may still be reading: use it only for long lists on small screens.',
  ],
  content: ['Write the question as a reader would ask it. Begin the answer with the answer.'],
};
