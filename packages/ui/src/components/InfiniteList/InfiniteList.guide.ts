import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a list that loads more while people scroll, however long it becomes.',
  use: [
    'For tenders and all other lists with pages: pass the state of the `next` page and the skeleton of an item.',
    'Store the value of onLeave and pass it back as `remembered`, so that readers return to their position.',
    'For days or groups, pass `headings`; each is in the row of the first item of its group.',
    'No page numbers: people who scan notices scroll on and do not count. Without scripts there is a link to the next page, which the app adds.',
    'Memoise the function that renders an item, because rows render again when it changes.',
  ],
  avoid: [
    { when: 'the list is short and complete', instead: 'an ordinary list' },
    { when: 'people compare columns', instead: 'Table' },
    { when: 'the list is empty', instead: 'EmptyState' },
  ],
  keyboard: [{ keys: 'Tab, Page Down', does: 'Reach every item, in lists of any length.' }],
  accessibility: [
    'A list. With more than 40 items, only those near the window are in the page; each then has its position and the total.',
    'New items are announced politely; a failure at the end is an alert with a button.',
    'The focused item stays in the page wherever people scroll.',
    'firstInView and focusItem are for keyboard shortcuts of the app, such as j and k.',
    'Find in page only finds rendered items: in long lists people use the app’s search.',
  ],
  content: ['Say that the list ends: "No more content". The announcement has the number: "20 more tenders".'],
};
