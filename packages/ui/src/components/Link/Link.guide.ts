import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Leads to another page, or to another place on this one.',
  use: [
    'text where it stands by itself, inline within a sentence, where colour alone does not tell it from the words around it.',
    'button for the one next step of a screen, quietButton for a second way beside it.',
    'In button and quietButton an Icon may stand before the words, as in Button; the others are words alone.',
    'cover for the title of a Card that leads there as a whole.',
    'plain around something that has its own looks, such as the logo in the header.',
  ],
  avoid: [
    { when: 'something happens on this page', instead: 'Button' },
    { when: 'it switches between parts of one page', instead: 'Tabs or SegmentedControl' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To it.' },
    { keys: 'Enter', does: 'Goes where it leads; with Control or Command in a new tab.' },
  ],
  accessibility: [
    'It is an anchor: open in a new tab, copy the address and middle click all work, with a router and without.',
    'An app hands its router’s link to LinkProvider once.',
    'That one was visited is shown on tenders alone, where it tells what was read already.',
    'One link in a card. A second one in it would be found twice by a screen reader.',
  ],
  content: [
    'Say where it leads: "Refund policy", "View All Tenders". Never "here" or "read more".',
    'One that opens a new tab says so in its words: "Bid document (PDF, in a new tab)".',
    'Amharic: "ሁሉንም ጨረታዎች ይመልከቱ".',
  ],
};
