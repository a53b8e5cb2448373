import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'One of the subscription plans: its length, total price, and how to get it.',
  use: [
    'All plans side by side in PlanCards: three columns on a desktop, one on a phone.',
    'kind="link" if the next step is a page (pricing), "button" for an action (discount), "radio" inside a form (registration), where PlanCards has a legend.',
    'isChosen marks the chosen or recommended plan. It has the only primary button.',
    'oldPrice only during a real discount.',
  ],
  avoid: [
    { when: 'the choice is not about plans', instead: 'RadioCards' },
    { when: 'the price must be broken down', instead: 'PriceBreakdown' },
    { when: 'it is a bid document', instead: 'BidDocumentCard' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'As radio buttons: moves to the chosen one, or the first.' },
    { keys: 'Arrows', does: 'As radio buttons: moves to the next or previous one and chooses it.' },
  ],
  accessibility: [
    'Radio cards are radio buttons; the whole card can be pressed.',
    'A chosen card has a stronger border and a filled sign; the radio button or button also has the state.',
    'The old price is read with its label, because the line through it is only visual.',
  ],
  content: [
    'The price is the total with VAT, and says so.',
    '"Buy Yearly and Save 60%" is above the cards; a card gives its saving in birr, never as a second percentage.',
  ],
};
