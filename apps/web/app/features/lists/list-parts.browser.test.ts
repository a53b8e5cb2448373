import { expect, it, vi } from 'vitest';
import { drawer } from './DrawerByAddress.tsx';
import { listPartsInBrowser } from './list-parts.ts';

it('a phone begins to fetch the drawer whose link was pressed before the page ran, for after hydration', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await listPartsInBrowser();
  expect(drawer.ahead).toBeUndefined();
  location.hash = '#filter';
  await listPartsInBrowser();
  await drawer.ahead;
  expect(drawer.ahead).toBeDefined();
  expect(drawer.loaded).toBeUndefined();
});
