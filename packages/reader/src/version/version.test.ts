import { expect, it } from 'vitest';
import { readingsHash } from '../../training/readings-hash.ts';
import { readings } from './version.gen.ts';

/** The whole corpus is read, in three seconds by itself. */
const whileBusy = { timeout: 90_000 };

it('the version changes when the reader reads the corpus differently', whileBusy, () => {
  expect(readingsHash(), 'Run "pnpm gen": it raises the version.').toBe(readings);
});
