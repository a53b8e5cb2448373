import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the wallets and banks that people can pay with.',
  use: [
    'Beside a Pay button and on the pricing page, before people decide.',
    'Only methods that work now. People choose one at the payment provider.',
  ],
  avoid: [
    { when: 'people choose one here', instead: 'RadioCards' },
    { when: 'people copy an account number', instead: 'FactList' },
  ],
  accessibility: ['A list named by the text above it. Nothing in it can be pressed or looks as if it could.'],
  content: [
    'Names in their own spelling, no slogans. Wallets first, because most people use them.',
    'A logo repeats the name beside it and is not read out.',
  ],
};
