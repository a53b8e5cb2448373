import { fetchPartAhead, lazyPart } from '@awaj/features/lazy-part';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { drawerHashes } from '../../address/paths.ts';
import { fetchLater } from '../../boot/fetch-later.ts';
import { useOpenedPart } from '../../shell/use-opened-part.ts';
import { isBesideList, useIsBesideList } from './page-width.ts';
import type { SearchDrawerProps } from './SearchDrawer.tsx';
import { useCloseByAddress } from './use-close-by-address.ts';

export const drawer = lazyPart(() => import('./SearchDrawer.tsx'));

/**
 * On a phone: open while its hash is in the address. Not needed for the first paint, so its files are fetched when the
 * page is idle, or earlier if its link was pressed before the page ran. From then on it hears presses itself.
 */
export function DrawerByAddress(props: Pick<SearchDrawerProps, 'reader' | 'filters' | 'today'>): ReactElement | null {
  const { hash } = useLocation();
  const isOpen = !useIsBesideList() && drawerHashes.includes(hash);
  const close = useCloseByAddress();
  const [, setFetched] = useState(false);
  const { SearchDrawer } = useOpenedPart(drawer, isOpen, close) ?? {};
  useEffect(() => {
    if (!isBesideList()) fetchLater(() => fetchPartAhead(drawer).then(() => setFetched(true)));
  }, []);
  return SearchDrawer ? <SearchDrawer isOpen={isOpen} onClose={close} {...props} /> : null;
}
