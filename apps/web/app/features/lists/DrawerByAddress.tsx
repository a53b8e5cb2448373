import { useMessages } from '@awaj/i18n/react';
import { useToast } from '@awaj/ui/Toast';
import { type ComponentType, type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { searchHash } from '../../paths.ts';
import type { SearchDrawerProps } from './SearchDrawer.tsx';
import { useIsBesideList } from './use-is-beside-list.ts';

/** Back closes what was opened here; a link from elsewhere leads to the list under the drawer. */
function useClose(): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const wasOpenedHere = useNavigationType() === 'PUSH';
  return () => {
    if (wasOpenedHere) void navigate(-1);
    else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  };
}

type Drawer = ComponentType<SearchDrawerProps>;
const load = async (): Promise<Drawer> => (await import('./SearchDrawer.tsx')).SearchDrawer;

function onFingerDown({ target }: PointerEvent): void {
  // Whether it came is found out when it is opened.
  if (target instanceof Element && target.closest(`a[href$="${searchHash}"]`)) load().catch(() => undefined);
}

/** On a phone: open exactly while the address says so. Most visits do without it, so it is loaded when it is wanted. */
export function DrawerByAddress(props: Pick<SearchDrawerProps, 'reader' | 'filters'>): ReactElement | null {
  const { failure } = useMessages();
  const isWanted = useLocation().hash === searchHash;
  const isOpen = !useIsBesideList() && isWanted;
  const [Loaded, setLoaded] = useState<Drawer | null>(null);
  const show = useToast();
  const close = useClose();
  const fail = useEffectEvent(() => {
    show({ text: failure.unreachable, tone: 'failure' });
    close();
  });
  useEffect(() => {
    document.addEventListener('pointerdown', onFingerDown);
    return () => document.removeEventListener('pointerdown', onFingerDown);
  }, []);
  useEffect(() => {
    if (isOpen) load().then((drawer) => setLoaded(() => drawer), fail);
  }, [isOpen]);
  return Loaded && <Loaded isOpen={isOpen} onClose={close} {...props} />;
}
