import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The page of a list: the list itself and, on a desktop, the search beside it.',
  use: [
    'For Tenders, My Feed, Saved and a company. Put ListHead, pills and banner above the list in that order; a heading is heard and not seen.',
    'Below a desktop’s width the search is left out; give the same form to a Drawer, which ListHead and the bottom bar open.',
  ],
  avoid: [
    { when: 'one thing is shown with its facts', instead: 'PageLayout with facts' },
    { when: 'there is a form and nothing else', instead: 'FormLayout' },
  ],
  accessibility: [
    'It is the main landmark and where the skip link of the Header leads; the form is a search landmark with a name.',
    'With `skip` its first stop leads past the search to ListStart, around the list: two presses of Tab from there is a tender.',
    'The search stays in view and scrolls by itself, so that its button is reached without leaving the list.',
  ],
  content: ['Name the region as the heading of the form does: "Search Tenders", "Search Saved".'],
};
