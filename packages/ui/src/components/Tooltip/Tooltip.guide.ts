import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the name of an icon button, or the whole of a text that is cut, to those who point at it.',
  use: [
    'Around an IconButton in a dense row. Around a link whose text is cut with an ellipsis.',
    'TooltipProvider around the row: once one of them is open, the next ones open without delay.',
  ],
  avoid: [
    { when: 'the reader needs it to go on', instead: 'text beside it, or the hint of a field' },
    { when: 'it holds a link or a button', instead: 'Dropdown or Dialog' },
    { when: 'there is room for the words', instead: 'Button with words' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Onto the element: shows it at once.' },
    { keys: 'Escape', does: 'Closes it; the focus stays.' },
  ],
  accessibility: [
    'Under the pointer it comes after 400 ms, and the pointer may move onto it.',
    'In a Dialog or Drawer it stands before the panel.',
    'Fingers never see it, so nothing essential stands in it.',
    'The element has a name of its own; while the tooltip is shown, it is the description as well.',
  ],
  content: ['The name and no more: "Save tender". No full stop.'],
};
