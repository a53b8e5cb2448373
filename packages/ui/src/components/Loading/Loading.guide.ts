import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a skeleton while something loads, without flicker on quick connections.',
  use: [
    'Around everything that loads into a page: pass isLoading and a skeleton of the same size.',
    'Nothing is shown before 150 ms; a shown skeleton stays at least 300 ms.',
  ],
  avoid: [
    { when: 'a button is busy', instead: 'isBusy of Button' },
    { when: 'the next part of a list loads', instead: 'the skeleton of InfiniteList' },
    { when: 'older content can be shown', instead: 'keep showing it' },
  ],
  accessibility: [
    'aria-busy while it loads, so that nothing incomplete is read out.',
    'With a label, a wait of more than a second is announced, once. If several parts of a page load, give the label to one.',
  ],
  content: [
    'No visible text: the page’s heading is there from the start.',
    'The label says what loads: "Loading tenders…".',
  ],
};
