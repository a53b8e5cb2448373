import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Says something about what the reader is doing in a section, a card, a drawer or a form.',
  use: [
    'Beside the button that was pressed, or above what it is about.',
    'info for what is to be known before; success and failure for how it ended.',
    'It has no ground, so that it may stand in a card. Its way on is an inline Link, or the button beside it.',
  ],
  avoid: [
    { when: 'it is about the account or the whole page', instead: 'Banner' },
    { when: 'something is to be put right before the form can be sent', instead: 'FormError' },
    { when: 'it is about one field', instead: 'the error or the note of the field' },
    { when: 'what it is about goes away with the answer', instead: 'Toast' },
    { when: 'it stands in the place of content', instead: 'Message, EmptyState or ErrorState' },
  ],
  accessibility: [
    'failure is an alert and read at once; the others are read out when the reader pauses.',
    'What came with the page is read in its place. The caller puts no status around it; with another key it is said again.',
    'The tone is never said by colour alone: icon and words say it.',
  ],
  content: [
    'No heading; what is so may be strong where a second sentence follows. Whole sentences end with a full stop; a word such as "Saved" does not.',
    'First what is so, then what to do: "Couldn’t start the payment. Try again in a minute."',
  ],
};
