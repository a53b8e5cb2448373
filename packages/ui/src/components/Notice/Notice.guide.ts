import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A message about what the reader is doing in a section, card, drawer or form.',
  use: [
    'Beside the pressed button, or above the content it is about.',
    'info for what readers should know before; success and failure for the result.',
    'It has no background, so it can be inside a card. Its action is an inline Link, or the button beside it.',
  ],
  avoid: [
    { when: 'it is about the account or the whole page', instead: 'Banner' },
    { when: 'errors must be fixed before the form can be submitted', instead: 'FormError' },
    { when: 'it is about one field', instead: 'the error or the note of the field' },
    { when: 'the content it is about disappears with the action', instead: 'Toast' },
    { when: 'it replaces content', instead: 'Message, EmptyState or ErrorState' },
  ],
  accessibility: [
    'failure is an alert and is read out at once; the others are read out when the reader pauses.',
    'A notice that was there when the page loaded is read in its place. Do not wrap it in a status; change its key to have it read out again.',
    'Colour is never the only sign: icon and words say it too.',
  ],
  content: [
    'No heading; the fact may be strong if a second sentence follows. Complete sentences end with a full stop; a word such as "Saved" does not.',
    'First the fact, then what to do: "Couldn’t start the payment. Try again in a minute."',
  ],
};
