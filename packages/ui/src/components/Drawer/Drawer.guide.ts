import type { Guide } from '../../workshop/guide.ts';
import { modalKeys } from '../Dialog/Dialog.guide.ts';

export const guide: Guide = {
  purpose: 'Brings a longer form, such as the search, over the page and gives the page back afterwards.',
  use: [
    'On phones and tablets for what stands in the sidebar of a desktop.',
    'One button in the foot, which does it and closes: "Search". It stays in view while the form scrolls.',
  ],
  avoid: [
    { when: 'it is one question', instead: 'Dialog' },
    { when: 'nobody asked for it, as when a page opens', instead: 'the page without it' },
    { when: 'another Drawer or Dialog is open', instead: 'a step within that one' },
    { when: 'it is a part of the form that few need', instead: 'Disclosure, or Accordion for several' },
    { when: 'there is room for it beside the list', instead: 'the sidebar of ListLayout' },
    { when: 'it shows one thing of a list', instead: 'the page of that thing' },
    { when: 'it has an address of its own', instead: 'a page' },
  ],
  keyboard: modalKeys,
  accessibility: [
    'A modal dialog: nothing behind it takes the focus, and nothing there is read.',
    'Its foot stands above the keyboard of a phone and clear of its round corners.',
    'What was chosen is kept when it is closed without searching: the caller holds the values. Where they would be lost, it asks first, as Dialog does in its story KeptOpen.',
  ],
  content: ['The title names what it searches: "Search Tenders", "Search Saved".'],
};
