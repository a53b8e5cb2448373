import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Tells which key does what, and which two do so one after the other.',
  use: ['In the dialog that ? opens, with a Switch that turns single keys off.'],
  avoid: [
    { when: 'the facts are of a tender or an order', instead: 'FactList' },
    { when: 'a key belongs to one component', instead: 'nothing: whoever knows its kind of component knows its keys' },
  ],
  accessibility: [
    'A list of names and values; each key is a kbd.',
    'Single keys can be pressed by who speaks to the device: what listens to them can be turned off.',
  ],
  content: ['The key as it is printed, and a few words: "Next tender".'],
};
