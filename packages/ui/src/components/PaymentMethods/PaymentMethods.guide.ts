import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows with which wallets and banks one can pay.',
  use: [
    'Beside a Pay button and on the pricing page, before somebody decides.',
    'Only methods that work now. The choice itself is made at the payment provider.',
  ],
  avoid: [
    { when: 'one is to be chosen here', instead: 'RadioCards' },
    { when: 'an account number has to be copied', instead: 'FactList' },
  ],
  accessibility: ['A list named by the words above it. Nothing in it can be pressed, and nothing looks like it.'],
  content: [
    'Names in their own spelling, no slogans. Wallets first: most people pay with them.',
    'A logo repeats the name beside it and is not read out.',
  ],
};
