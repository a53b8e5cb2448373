import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Takes the place of missing content, explains why and what to do next.',
  use: [
    'Mostly through its special forms: EmptyState, ErrorState, OfflineNotice and NotFound.',
    'Directly if none of them fits: the end of a list that did not load, the mini app outside Telegram.',
  ],
  avoid: [
    { when: 'the content is there and the message is about it', instead: 'Banner' },
    { when: 'it reports the result of an action', instead: 'Toast' },
    { when: 'a field has an error', instead: 'the error of the field' },
  ],
  accessibility: [
    'isUrgent makes it an alert, which is read out immediately. Not for content that was missing when the page opened.',
    'level 1 if it is the whole page, so that the page has a heading.',
  ],
  content: [
    'Title: what happened, without blame: "Couldn’t load this". Text: what to do, in one or two sentences.',
    'At most one action, named after what it does: "Try again".',
  ],
};
