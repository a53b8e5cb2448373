import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Leads to the same page in another language.',
  use: ['In the header for visitors, in the footer, and in the settings of an account. Two or three languages.'],
  avoid: [
    { when: 'the language of the notices is chosen, not that of the site', instead: 'Select in the search' },
    { when: 'there are more than three languages', instead: 'Dropdown with links' },
  ],
  accessibility: [
    'A navigation with a name; each language is read in a voice of its own.',
    'Links: without script, in a new tab and for crawlers they lead to the page in that language.',
  ],
  content: [
    'Each language by its own name, in its own letters: "English", "አማርኛ". The present one is left out. No flags.',
  ],
};
