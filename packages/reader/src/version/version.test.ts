import { expect, it } from 'vitest';
import { readingsHash } from '../../training/readings-hash.ts';
import { readings } from './version.gen.ts';

it('has another version when it reads the corpus in another way', () => {
  expect(readingsHash(), 'Run "pnpm gen": it raises the version.').toBe(readings);
});
