import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows similar rows whose columns people compare: payments, receipts, lots.',
  use: [
    'On a phone each row becomes a card of names and values; use onPhone="scroll" if people compare columns.',
    'onPhone="lines" where the values explain themselves: two columns without names, each cell at its phonePlace.',
    'One column names the row (isRowHeader), usually the first.',
    'isHeaderHidden for a column of links or buttons.',
    'While it loads, put a Skeleton inside Loading in its place, as high as the expected rows.',
    'Cells wrap and are aligned to the top; figures stay on one line. No widths are set.',
    'hasStickyHead if it has more rows than fit on a screen: the table then scrolls in its own box.',
  ],
  avoid: [
    { when: 'it shows the facts of one thing', instead: 'FactList' },
    { when: 'the rows are tenders', instead: 'InfiniteList of TenderCard' },
    { when: 'it is a table of a printed notice', instead: 'TenderContent' },
    { when: 'the rows add up to a total', instead: 'PriceBreakdown' },
  ],
  keyboard: [{ keys: 'Arrows', does: 'Scroll a table that does not fit, while it has focus.' }],
  accessibility: [
    'Always a real table: screen readers know the column of a cell even when it looks like a card.',
    'The box around it can be focused.',
    'The caption is its name; hide it if a heading above says the same.',
  ],
  content: ['Headers of one or two words. Numbers with equal decimals, the unit in the header or in each cell.'],
};
