import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The layout of a list page: the list and, on a desktop, the search beside it.',
  use: [
    'For Tenders, My Feed, Saved and a company. Above the list put ListHead, pills and banner in this order; the heading is visually hidden.',
    'From 90rem a ListPane can be beside the list and show one of its items, which `isCurrent` marks in the list.',
    'Below desktop width the search is left out; put the same form into a Drawer, which ListHead and the bottom bar open.',
  ],
  avoid: [
    { when: 'the page shows one thing with its facts', instead: 'PageLayout with facts' },
    { when: 'there is only a form', instead: 'FormLayout' },
  ],
  accessibility: [
    'It is the main landmark and the target of the Header’s skip link; the form is a named search landmark.',
    'With `skip` its first link skips the search and leads to ListStart, around the list: from there two presses of Tab reach a tender.',
    'A ListPane is a region with the name of its item. When a pressed link opens it, it takes the focus.',
    'The search stays visible and scrolls separately, so its button can be reached without leaving the list.',
  ],
  content: ['Give the region the name of the form’s heading: "Search Tenders", "Search Saved".'],
};
