import { lazyPart, prefetchPart } from '@awaj/features/lazy-part';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router';
import { categoryHash, filterHash, searchHash } from '../../address/paths.ts';
import { useOpenedPart } from '../../shell/use-opened-part.ts';
import type { FirstField, SearchDrawerProps } from './SearchDrawer.tsx';
import { useCloseByAddress } from './use-close-by-address.ts';
import { useIsBesideList } from './use-is-beside-list.ts';

const drawer = lazyPart(() => import('./SearchDrawer.tsx'));

/** What opens the drawer, and which of its fields it opens for. */
const firstFields = new Map<string, FirstField>([
  [searchHash, 'title'],
  [categoryHash, 'category'],
  [filterHash, null],
]);

const links = [...firstFields.keys()].map((hash) => `[href$="${hash}"]`).join();

/** Once the touch has had its answer. Safari has no such callback. */
const afterTouch = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 100 }) : setTimeout(task);

/** On a slow phone the drawer's dozen files take long: they are asked for before the finger is lifted. */
function onFingerDown({ target }: PointerEvent): void {
  if (target instanceof Element && target.closest(`a:is(${links})`)) afterTouch(() => prefetchPart(drawer));
}

/** On a phone: open exactly while the address says so. Most visits do without it, so it is loaded when it is wanted. */
export function DrawerByAddress(props: Pick<SearchDrawerProps, 'reader' | 'filters' | 'today'>): ReactElement | null {
  const { hash } = useLocation();
  const isOpen = !useIsBesideList() && firstFields.has(hash);
  const close = useCloseByAddress();
  const { SearchDrawer } = useOpenedPart(drawer, isOpen, close) ?? {};
  useEffect(() => {
    document.addEventListener('pointerdown', onFingerDown);
    return () => document.removeEventListener('pointerdown', onFingerDown);
  }, []);
  return SearchDrawer ? (
    <SearchDrawer firstField={firstFields.get(hash) ?? null} isOpen={isOpen} onClose={close} {...props} />
  ) : null;
}
