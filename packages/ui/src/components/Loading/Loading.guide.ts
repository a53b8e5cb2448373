import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a skeleton while something loads, without flicker on quick connections.',
  use: [
    'Around everything that loads into a page: say isLoading and give the skeleton of the same size.',
    'Nothing is seen before 150 ms; what was seen stays at least 300 ms.',
  ],
  avoid: [
    { when: 'a button is at work', instead: 'isBusy of Button' },
    { when: 'the next part of a list loads', instead: 'the skeleton of InfiniteList' },
    { when: 'there is older content to show meanwhile', instead: 'keep showing it' },
  ],
  accessibility: [
    'aria-busy while it loads, so that nothing half done is read out.',
    'With a label, a wait of more than a second is said, once. Where several parts of a page load, one of them has it.',
  ],
  content: [
    'No words that are seen: the page says what it is by its heading, which is there from the start.',
    'The label says what is on its way: "Loading tenders…".',
  ],
};
