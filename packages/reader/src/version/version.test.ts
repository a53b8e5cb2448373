import { expect, it } from 'vitest';
import { readingsHash } from '../../training/readings-hash.ts';
import { readings } from './version.gen.ts';

/** Reading the whole corpus takes three seconds on an idle machine. */
const whileBusy = { timeout: 90_000 };

it('the reader’s version changes when it reads the corpus differently', whileBusy, () => {
  expect(readingsHash(), 'Run "pnpm gen": it raises the version.').toBe(readings);
});
