import { expect, it } from 'vitest';
import { fileSizeText } from './index.ts';

it.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [84_000, '84 KB'],
  [84_499, '84 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_400_000, '1.4 MB'],
  [123_456_789, '123.5 MB'],
])('a file of %i bytes is %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
