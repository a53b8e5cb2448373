import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Words in a sentence or a line, in the four sizes and four tones there are.',
  use: [
    'm for what is read, s for what stands with it, xs for the small print of an invoice, l for the one line that leads in.',
    'muted for what helps and is not needed to decide.',
    'A word that counts within a text is a plain strong element: Text as="strong" would bring its own size.',
    'An Icon before text that wraps hangs beside it: a Stack in a row, with align="start" and wrap="none", around both.',
    'tabular figures wherever numbers stand below each other or change in place.',
    'Text that people wrote gets dir="auto", and lang when it is not the page’s language.',
  ],
  avoid: [
    { when: 'it names what follows', instead: 'Heading' },
    { when: 'it leads somewhere', instead: 'Link' },
    { when: 'it is the text of a notice', instead: 'TenderContent' },
    { when: 'it is an error of a field', instead: 'FormField, which puts it in its place' },
  ],
  accessibility: [
    'positive and negative are colours; the words have to say it too.',
    'Text that is cut off is read out whole, but cannot be seen whole: never clamp what must be known.',
  ],
  content: ['Short sentences, second person, present tense. No exclamation marks.'],
};
