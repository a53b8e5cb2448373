import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Stands in the place of content that is not there, says why and what to do next.',
  use: [
    'Mostly through its named forms: EmptyState, ErrorState, OfflineNotice and NotFound.',
    'By itself where none of them fits: the end of a list that did not load, the outside of the mini app.',
  ],
  avoid: [
    { when: 'the content is there and something is to be said about it', instead: 'Banner' },
    { when: 'it tells the result of what somebody just did', instead: 'Toast' },
    { when: 'a field is not right', instead: 'the error of the field' },
  ],
  accessibility: [
    'isUrgent makes it an alert, which is read out at once. Not for what was missing when the page opened.',
    'level 1 where it is the whole page, so that the page has its heading.',
  ],
  content: [
    'Title: what happened, without blame: "Couldn’t load this". Text: what to do, in one or two sentences.',
    'One action at most, worded as what it does: "Try again".',
  ],
};
