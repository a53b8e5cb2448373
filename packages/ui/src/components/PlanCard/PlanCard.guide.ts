import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'One of the subscription plans: its time, what it costs in all, and how to take it.',
  use: [
    'All plans beside each other in PlanCards: three columns on a desktop, one on a phone.',
    'kind="link" where the next step is a page (pricing), "button" where something happens (discount), "radio" within a form (registration); then PlanCards gets a legend.',
    'isChosen is the plan that is chosen or recommended. It has the one primary button.',
    'oldPrice only while a discount is really given.',
  ],
  avoid: [
    { when: 'the choice is not about plans', instead: 'RadioCards' },
    { when: 'the price has to be taken apart', instead: 'PriceBreakdown' },
    { when: 'it is a bid document', instead: 'BidDocumentCard' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'As radio buttons: to the chosen one, or the first.' },
    { keys: 'Arrows', does: 'As radio buttons: to the next or the one before, which is chosen at once.' },
  ],
  accessibility: [
    'Radio cards are radio buttons; the whole card can be pressed.',
    'A chosen card has a stronger edge and a filled sign; the state is also in the radio button or the button.',
    'The old price is read out with its label, as a line through it is not heard.',
  ],
  content: [
    'The price is what is paid, VAT included, and says so.',
    '"Buy Yearly and Save 60%" stands over the cards; what a card saves is said in birr, never in a second per cent.',
  ],
};
