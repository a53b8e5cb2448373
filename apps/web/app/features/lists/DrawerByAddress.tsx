import { lazyPart, prefetchPart } from '@awaj/features/lazy-part';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router';
import { categoryHash, filterHash, searchHash } from '../../address/paths.ts';
import { useOpenedPart } from '../../shell/use-opened-part.ts';
import { useIsBesideList } from './page-width.ts';
import type { FirstField, SearchDrawerProps } from './SearchDrawer.tsx';
import { useCloseByAddress } from './use-close-by-address.ts';

const drawer = lazyPart(() => import('./SearchDrawer.tsx'));

/** The hashes that open the drawer, with the field that gets the focus. */
const firstFields = new Map<string, FirstField>([
  [searchHash, 'title'],
  [categoryHash, 'category'],
  [filterHash, null],
]);

const links = [...firstFields.keys()].map((hash) => `[href$="${hash}"]`).join();

/** After the touch was handled. Safari has no requestIdleCallback. */
const afterTouch = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 100 }) : setTimeout(task);

/** Loading the drawer's dozen files takes long on a slow phone, so it starts at touchstart. */
function onFingerDown({ target }: PointerEvent): void {
  if (target instanceof Element && target.closest(`a:is(${links})`)) afterTouch(() => prefetchPart(drawer));
}

/** On a phone: open while its hash is in the address. Loaded on demand, because most visits do not need it. */
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
