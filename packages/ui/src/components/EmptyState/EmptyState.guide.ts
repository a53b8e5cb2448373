import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Stands where a list would be when it has no entries, with the next step.',
  use: [
    'After everything has loaded: until then the skeleton stands there.',
    'of="found" keeps the search in reach: offer to clear the filters.',
    'of="saved" says how things get here.',
  ],
  avoid: [
    { when: 'the list could not be loaded', instead: 'ErrorState' },
    { when: 'there is no connection', instead: 'OfflineNotice' },
    { when: 'the address leads nowhere', instead: 'NotFound' },
  ],
  accessibility: ['Not announced by itself: the list that became empty announces the number of its results.'],
  content: [
    'Title: the fact ("No saved tenders yet"). Text: how that changes.',
    'No blame and no jokes. Where there is a next step, it is the action.',
  ],
};
