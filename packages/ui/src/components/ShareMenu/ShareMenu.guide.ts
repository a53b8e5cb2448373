import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shares a tender: with the device’s own sharing, by Telegram, or as a copied address.',
  use: [
    'Once among the actions of a tender’s page. It shares the public address, never one with a token.',
    'The device’s own sharing is offered only if it exists.',
  ],
  avoid: [
    { when: 'it links to our other channels', instead: 'the links of Footer' },
    { when: 'people save the tender for themselves', instead: 'SaveButton' },
  ],
  accessibility: [
    'The opener is the browser’s own named element: it opens without scripts, and the link to Telegram works.',
    'A toast reports whether copying worked, and is read out.',
  ],
  content: ['"Share", "Telegram", "Copy link", "Copied". A failure message offers another way.'],
};
