import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a list that goes on while it is read, however long it becomes.',
  use: [
    'For tenders and everything else that comes in pages: say what comes `next`, and give the skeleton of an item.',
    'Keep what onLeave tells while another page is shown and hand it back as `remembered`: readers return to their place.',
    'Where it has days or groups, hand over `headings`; each stands in the row of the first item of its group.',
    'No numbered pages: who scans notices goes on, and does not count. Who has no script gets a link to the next page, which the app adds.',
    'Memoise the function of an item, as rows are rendered again only when it changes.',
  ],
  avoid: [
    { when: 'all of it is there and short', instead: 'a list of its own' },
    { when: 'columns are compared', instead: 'Table' },
    { when: 'there is nothing in it', instead: 'EmptyState' },
  ],
  keyboard: [{ keys: 'Tab, Page Down', does: 'Reach every item, however many.' }],
  accessibility: [
    'A list. Above 40 items only those near the window are in the page; each then tells its place and how many there are.',
    'What has arrived is announced politely; the failure at the end is an alert and has a button.',
    'The item with the focus stays in the page wherever it is scrolled to.',
    'firstInView and focusItem are for keys that the app adds, such as j and k.',
    'Find in page sees what is rendered: in long lists the search of the app is the way.',
  ],
  content: ['The end says so: "No more content". The announcement counts: "20 more tenders".'],
};
