import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Text in one of four sizes and four tones.',
  use: [
    'm for main text, s for secondary text, xs for the small print of an invoice, l for an introduction.',
    'muted for helpful text that nobody needs to decide.',
    'For an important word within a text use a plain strong element: Text as="strong" would set its own size.',
    'To put an Icon beside text that wraps, wrap both in a Stack row with align="start" and wrap="none".',
    'tabular figures if numbers are below each other or change in place.',
    'Give text written by people dir="auto", and lang if it differs from the page’s language.',
  ],
  avoid: [
    { when: 'it names what follows', instead: 'Heading' },
    { when: 'it leads somewhere', instead: 'Link' },
    { when: 'it is the text of a notice', instead: 'TenderContent' },
    { when: 'it is an error of a field', instead: 'FormField, which places it' },
  ],
  accessibility: [
    'positive and negative are only colours; the words must say it too.',
    'Cut text is read out in full but not visible in full: never cut important text.',
  ],
  content: ['Short sentences, second person, present tense. No exclamation marks.'],
};
