import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows rows of the same kind that are compared by their columns: payments, receipts, lots.',
  use: [
    'On a phone every row becomes a card of names and values; onPhone="scroll" where columns are compared.',
    'One column is the name of the row (isRowHeader), the first as a rule.',
    'isHeaderHidden for a column of links or buttons.',
    'Until the rows are there a Skeleton inside Loading has its place, as high as the rows that are to be expected.',
    'Cells wrap and begin at the top of their row; figures stay in one line. No widths are set.',
    'hasStickyHead for more rows than a screen holds: the table scrolls in its own box.',
  ],
  avoid: [
    { when: 'it is one thing and its facts', instead: 'FactList' },
    { when: 'the rows are tenders', instead: 'InfiniteList of TenderCard' },
    { when: 'it is a table of a notice as it was printed', instead: 'TenderContent' },
    { when: 'the rows add up to a sum', instead: 'PriceBreakdown' },
  ],
  keyboard: [{ keys: 'Arrows', does: 'Scroll what does not fit, while the table has the focus.' }],
  accessibility: [
    'A real table in every shape: screen readers tell the column of a cell also where it looks like a card.',
    'The box around it can be focused.',
    'The caption is its name; hide it where a heading above says the same.',
  ],
  content: [
    'Headers in one or two words. Numbers with the same number of decimals, the unit in the header or in each cell.',
  ],
};
