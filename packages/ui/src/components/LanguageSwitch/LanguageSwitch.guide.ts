import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Links to the same page in another language.',
  use: ['In the header for visitors, in the footer, and in the settings of an account. Two or three languages.'],
  avoid: [
    { when: 'people choose the language of the notices, not of the site', instead: 'Select in the search' },
    { when: 'there are more than three languages', instead: 'Dropdown with links' },
  ],
  accessibility: [
    'A named navigation; each language has its own lang.',
    'It consists of links, so it works without scripts, in a new tab and for crawlers.',
  ],
  content: [
    'Each language by its own name, in its own script: "English", "አማርኛ". The current one is left out. No flags.',
  ],
};
