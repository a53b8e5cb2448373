import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Leads to the same page in another language.',
  use: ['In the header for visitors, in the footer, and in the settings of an account. Two or three languages.'],
  avoid: [
    { when: 'the language of the notices is chosen, not that of the site', instead: 'Select in the search' },
    { when: 'there are more than three languages', instead: 'Dropdown with links' },
  ],
  accessibility: [
    'A navigation; the present language is marked as current, and each name is read in its own language.',
    'Links: without script, in a new tab and for crawlers they lead to the page in that language.',
  ],
  content: ['Each language by its own name, in its own letters: "English", "አማርኛ". No flags.'],
};
