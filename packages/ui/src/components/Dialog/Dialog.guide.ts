import type { Guide } from '../../workshop/guide.ts';

export const modalKeys: NonNullable<Guide['keyboard']> = [
  { keys: 'Tab', does: 'From control to control; after the last one the first.' },
  { keys: 'Escape', does: 'Closes it and gives the focus back. A list that is open in it closes first.' },
];

export const guide: Guide = {
  purpose: 'Puts one question or one short task in front of the page and waits for the answer.',
  use: [
    'For what cannot be undone and for what needs a moment of thought: deleting, paying, leaving typed text.',
    'The foot holds the button that does it, as the last one, and a quiet button that does not.',
    'No colour says that something is destroyed; title, description and verb do.',
    'onClose may leave it open. Where typed text would be lost ask within, with a Notice, and close at the second press.',
    'While its button works it can be closed as before: the work goes on, and a Toast tells how it ended.',
    'isAlert where a slip would cost something: then only its buttons, the cross and Escape close it.',
  ],
  avoid: [
    { when: 'what was done can be undone', instead: 'do it at once and offer to undo it in a Toast' },
    { when: 'there is more than a few fields', instead: 'Drawer, or a page of its own' },
    { when: 'nobody asked for it, as when a page opens', instead: 'Banner' },
    { when: 'another Dialog or Drawer is open', instead: 'a step within that one' },
    { when: 'it only makes a page shorter', instead: 'Accordion or Disclosure' },
    { when: 'something is only to be known', instead: 'Banner or Toast' },
  ],
  keyboard: modalKeys,
  accessibility: [
    'The focus moves to the panel, whose title and description are read; nothing behind can take it; at the end it returns to where it was.',
    'The cross and the gesture of a phone to go back close it as well. The page behind neither scrolls nor is read.',
    'Long content scrolls inside; title and foot stay in view, also above the keyboard of a phone.',
    'Also of an alert the panel takes the focus, and no button: the question is heard before it can be answered.',
    'Whoever opens it keeps the opener in the page, or there is nowhere to return to.',
  ],
  content: [
    'The title is the question: "Delete this filter?". The buttons answer in verbs: "Delete filter", "Keep it".',
    'The description says what will be lost.',
  ],
};
