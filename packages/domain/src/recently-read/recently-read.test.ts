import { expect, it, vi } from 'vitest';
import { recentlyRead } from './index.ts';

it('a text is read once, until too many others were read or the cache is cleared', () => {
  const read = vi.fn((text: string) => text.length);
  const lengthOf = recentlyRead(read, 2);
  expect([lengthOf('road'), lengthOf('road')]).toEqual([4, 4]);
  expect(read).toHaveBeenCalledTimes(1);
  lengthOf('works');
  lengthOf('bridge');
  lengthOf('road');
  expect(read).toHaveBeenCalledTimes(4);
  lengthOf.forget();
  lengthOf('road');
  expect(read).toHaveBeenCalledTimes(5);
});
