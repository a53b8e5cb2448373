import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the name of an icon button, or the full version of a cut text, on hover and focus.',
  use: [
    'Around an IconButton in a dense row. Around a link whose text is cut with an ellipsis.',
    'TooltipProvider around the row: once one is open, the next ones open without delay.',
  ],
  avoid: [
    { when: 'the reader needs it to continue', instead: 'text beside it, or the hint of a field' },
    { when: 'it contains a link or button', instead: 'Dropdown or Dialog' },
    { when: 'there is space for text', instead: 'Button with text' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the element and shows the tooltip immediately.' },
    { keys: 'Escape', does: 'Closes it; focus stays.' },
  ],
  accessibility: [
    'On hover it appears after 400 ms, and the pointer may move onto it.',
    'In a Dialog or Drawer it appears above the panel.',
    'Touch users never see it, so it contains nothing essential.',
    'The element has its own name; while the tooltip is shown, it is also the description.',
  ],
  content: ['Only the name: "Save tender". No full stop.'],
};
