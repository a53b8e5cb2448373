import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Takes the place of an empty list and offers the next step.',
  use: [
    'After loading; until then show the skeleton.',
    'of="found" for a search without results: offer to clear the filters.',
    'of="saved" explains how to add things.',
  ],
  avoid: [
    { when: 'the list could not be loaded', instead: 'ErrorState' },
    { when: 'there is no connection', instead: 'OfflineNotice' },
    { when: 'the address does not exist', instead: 'NotFound' },
  ],
  accessibility: ['Not announced by itself, because the list announces its number of results.'],
  content: [
    'Title: the fact ("No saved tenders yet"). Text: how to change that.',
    'No blame and no jokes. If there is a next step, make it the action.',
  ],
};
