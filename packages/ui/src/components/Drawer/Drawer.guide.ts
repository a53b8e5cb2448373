import type { Guide } from '../../workshop/guide.ts';
import { modalKeys } from '../Dialog/Dialog.guide.ts';

export const guide: Guide = {
  purpose: 'Shows a longer form, such as the search, over the page.',
  use: [
    'On phones and tablets, for the content of the desktop’s sidebar.',
    'One button in the foot that performs the action and closes it: "Search". It stays visible while the form scrolls.',
  ],
  avoid: [
    { when: 'it asks one question', instead: 'Dialog' },
    { when: 'nobody asked for it, for example when a page opens', instead: 'the page without it' },
    { when: 'another Drawer or Dialog is open', instead: 'a step inside that one' },
    { when: 'it is part of a form that few people need', instead: 'Disclosure, or Accordion for several' },
    { when: 'there is space for it beside the list', instead: 'the sidebar of ListLayout' },
    { when: 'it shows one item of a list', instead: 'the page of that item' },
    { when: 'it has its own address', instead: 'a page' },
  ],
  keyboard: modalKeys,
  accessibility: [
    'A modal dialog: nothing behind it can be focused or is read.',
    'Its foot stays above a phone’s keyboard and away from its rounded corners.',
    'Choices are kept when it is closed without searching, because the caller holds the values. If they would be lost, ask first, like Dialog in its story KeptOpen.',
  ],
  content: ['The title names what is searched: "Search Tenders", "Search Saved".'],
};
