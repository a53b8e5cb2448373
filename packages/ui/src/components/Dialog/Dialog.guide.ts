import type { Guide } from '../../workshop/guide.ts';

export const modalKeys: NonNullable<Guide['keyboard']> = [
  { keys: 'Tab', does: 'Moves between the controls; after the last one, to the first.' },
  { keys: 'Escape', does: 'Closes it and returns focus to the opener. An open list inside closes first.' },
];

export const guide: Guide = {
  purpose: 'Shows one question or one short task over the page and waits for the answer.',
  use: [
    'For actions that cannot be undone or need a moment of thought: deleting, paying, losing typed text.',
    'The foot has a quiet button to cancel, and last the button that performs the action.',
    'Colour does not mark destructive actions; title, description and verb do.',
    'onClose may keep it open. If typed text would be lost, show a Notice inside and close at the second press.',
    'While its action runs it can still be closed: the action continues, and a Toast reports the result.',
    'Set isAlert if a mistake would be costly: then only its buttons, the close button and Escape close it.',
  ],
  avoid: [
    { when: 'the action can be undone', instead: 'do it immediately and offer to undo it in a Toast' },
    { when: 'it has more than a few fields', instead: 'Drawer, or a page of its own' },
    { when: 'nobody asked for it, for example when a page opens', instead: 'Banner' },
    { when: 'another Dialog or Drawer is open', instead: 'a step inside that one' },
    { when: 'it only makes a page shorter', instead: 'Accordion or Disclosure' },
    { when: 'it only informs', instead: 'Banner or Toast' },
  ],
  keyboard: modalKeys,
  accessibility: [
    'Focus moves to the panel, and its title and description are read. The page behind cannot be focused. Afterwards focus returns to where it was.',
    'The close button and the phone’s back gesture close it too. The page behind neither scrolls nor is read.',
    'Long content scrolls inside; title and foot stay visible, also above a phone’s keyboard.',
    'An alert also moves focus to the panel, not to a button, so the question is read before it can be answered.',
    'Keep its opener in the page, or focus has nowhere to return to.',
  ],
  content: [
    'The title is the question: "Delete this filter?". The buttons answer with verbs: "Delete filter", "Keep it".',
    'The description says what will be lost.',
  ],
};
