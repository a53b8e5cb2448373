import { expect, it } from 'vitest';
import { readingsHash } from '../../training/readings-hash.ts';
import { readings } from './version.gen.ts';

it('the version changes when the reader reads the corpus differently', () => {
  expect(readingsHash(), 'Run "pnpm gen": it raises the version.').toBe(readings);
});
