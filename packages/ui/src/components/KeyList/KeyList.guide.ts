import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Lists keyboard shortcuts, of one key or of two pressed one after the other.',
  use: ['In the dialog that ? opens, with a Switch that turns single-key shortcuts off.'],
  avoid: [
    { when: 'it lists facts of a tender or an order', instead: 'FactList' },
    { when: 'a key belongs to one component', instead: 'nothing: people know the keys of that kind of component' },
  ],
  accessibility: [
    'A list of terms; each key is a kbd element.',
    'Voice input can trigger single keys by mistake, so people can turn these shortcuts off.',
  ],
  content: ['The key as printed on the keyboard, and a few words: "Next tender".'],
};
