import { expect, it } from 'vitest';
import { isPlainClick } from './index.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('a press with the main button alone is a plain click', () => {
  expect(isPlainClick(plain)).toBe(true);
});

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a press with %j is left to the browser',
  (other) => {
    expect(isPlainClick({ ...plain, ...other })).toBe(false);
  },
);
