import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Leads to another page, or to another place on this page.',
  use: [
    'text if it is on its own; inline within a sentence, where colour is not its only sign.',
    'button for the main next step of a screen, quietButton for a second option.',
    'In button and quietButton an Icon may precede the text, as in Button; other links have only text.',
    'cover for the title of a Card that is a link as a whole.',
    'plain around content with its own look, such as the logo in the header.',
  ],
  avoid: [
    { when: 'something happens on this page', instead: 'Button' },
    { when: 'it switches between views of one page', instead: 'Tabs or SegmentedControl' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Opens the link; with Control or Command in a new tab.' },
  ],
  accessibility: [
    'It is an anchor: open in a new tab, copy address and middle click work, with and without a router.',
    'An app passes its router’s link to LinkProvider once.',
    'Only links to tenders look different once visited, to show what was already read.',
    'One link in a card, because a screen reader would find a second one as a duplicate.',
  ],
  content: [
    'Name the target: "Refund policy", "View All Tenders". Never "here" or "read more".',
    'A link that opens a new tab says so: "Bid document (PDF, in a new tab)".',
    'Amharic: "ሁሉንም ጨረታዎች ይመልከቱ".',
  ],
};
