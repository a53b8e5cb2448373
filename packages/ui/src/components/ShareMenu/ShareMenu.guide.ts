import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Passes a tender on: by what the device has, by Telegram, or as an address to paste.',
  use: [
    'Once among the actions of a tender’s own page. It shares the public address, never one with a token in it.',
    'The device’s own sharing is offered only where there is one.',
  ],
  avoid: [
    { when: 'our pages elsewhere are meant', instead: 'the links of Footer' },
    { when: 'it is kept for oneself', instead: 'SaveButton' },
  ],
  accessibility: [
    'The opener is the named element of the platform: it opens without script, and the link to Telegram works.',
    'What became of copying is told by a toast, which is read out.',
  ],
  content: ['"Share", "Telegram", "Copy link", "Copied". A failure says what else can be done.'],
};
