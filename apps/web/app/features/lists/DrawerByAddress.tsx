import { fetchPartAhead, lazyPart } from '@awaj/features/lazy-part';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router';
import { categoryHash, filterHash, searchHash } from '../../address/paths.ts';
import { fetchLater } from '../../boot/fetch-later.ts';
import { useOpenedPart } from '../../shell/use-opened-part.ts';
import { isBesideList, useIsBesideList } from './page-width.ts';
import type { FirstField, SearchDrawerProps } from './SearchDrawer.tsx';
import { useCloseByAddress } from './use-close-by-address.ts';

const drawer = lazyPart(() => import('./SearchDrawer.tsx'));

/** The hashes that open the drawer, with the field that gets the focus. */
const firstFields = new Map<string, FirstField>([
  [searchHash, 'title'],
  [categoryHash, 'category'],
  [filterHash, null],
]);

/**
 * On a phone: open while its hash is in the address. Not needed for the first paint, so its files are fetched when the
 * page is idle.
 */
export function DrawerByAddress(props: Pick<SearchDrawerProps, 'reader' | 'filters' | 'today'>): ReactElement | null {
  const { hash } = useLocation();
  const isOpen = !useIsBesideList() && firstFields.has(hash);
  const close = useCloseByAddress();
  const { SearchDrawer } = useOpenedPart(drawer, isOpen, close) ?? {};
  useEffect(() => {
    if (!isBesideList()) fetchLater(() => fetchPartAhead(drawer));
  }, []);
  return SearchDrawer ? (
    <SearchDrawer firstField={firstFields.get(hash) ?? null} isOpen={isOpen} onClose={close} {...props} />
  ) : null;
}
