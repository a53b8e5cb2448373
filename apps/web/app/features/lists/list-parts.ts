import { beginPart, prefetchPart } from '@awaj/features/lazy-part';
import { choiceWords, searchRules } from '@awaj/features/search';
import { highlight } from '@awaj/features/tender';
import { drawerHashes } from '../../address/paths.ts';
import { drawer } from './DrawerByAddress.tsx';
import { formBesideList } from './FormBesideList.tsx';
import { isBesideList } from './page-width.ts';

const ofSearches = [highlight, choiceWords, searchRules];

/**
 * Loads what the first rendering of a list needs. A search rendered by the server has to be the same at hydration. The form
 * is loaded where it is visible; a phone, which shows the drawer, does not load it.
 */
export async function fetchListParts(): Promise<void> {
  await Promise.all([
    ...(import.meta.env.SSR || location.search ? ofSearches.map(prefetchPart) : []),
    isBesideList() && prefetchPart(formBesideList),
  ]);
}

/**
 * The same for the routes of lists, which wait for it when the browser loads them. No other script may wait: the parts
 * import the scripts of lists, which would wait for themselves.
 */
export async function listPartsInBrowser(): Promise<void> {
  if (import.meta.env.SSR) return;
  // A link that was pressed before the page ran has set the hash.
  if (!isBesideList() && drawerHashes.includes(location.hash)) void beginPart(drawer);
  await fetchListParts();
}
