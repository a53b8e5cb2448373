import { lazyPart, prefetchPart } from '@awaj/features/lazy-part';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router';
import { filterHash, searchHash } from '../../address/paths.ts';
import { useOpenedPart } from '../../shell/use-opened-part.ts';
import type { SearchDrawerProps } from './SearchDrawer.tsx';
import { useCloseByAddress } from './use-close-by-address.ts';
import { useIsBesideList } from './use-is-beside-list.ts';

const drawer = lazyPart(() => import('./SearchDrawer.tsx'));

/** Once the touch has had its answer. Safari has no such callback. */
const afterTouch = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 100 }) : setTimeout(task);

/** On a slow phone the drawer's dozen files take long: they are asked for before the finger is lifted. */
function onFingerDown({ target }: PointerEvent): void {
  if (target instanceof Element && target.closest(`a:is([href$="${searchHash}"], [href$="${filterHash}"])`))
    afterTouch(() => prefetchPart(drawer));
}

/** On a phone: open exactly while the address says so. Most visits do without it, so it is loaded when it is wanted. */
export function DrawerByAddress(props: Pick<SearchDrawerProps, 'reader' | 'filters' | 'today'>): ReactElement | null {
  const { hash } = useLocation();
  const isWanted = hash === searchHash || hash === filterHash;
  const isOpen = !useIsBesideList() && isWanted;
  const close = useCloseByAddress();
  const { SearchDrawer } = useOpenedPart(drawer, isOpen, close) ?? {};
  useEffect(() => {
    document.addEventListener('pointerdown', onFingerDown);
    return () => document.removeEventListener('pointerdown', onFingerDown);
  }, []);
  return SearchDrawer ? (
    <SearchDrawer isOpen={isOpen} isToType={hash === searchHash} onClose={close} {...props} />
  ) : null;
}
