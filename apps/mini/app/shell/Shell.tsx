import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { hashes } from '../address/paths.ts';
import { useLostPage } from '../boot/page-files.ts';
import { useHost } from '../data/use-host.ts';
import { BackLink } from './BackLink.tsx';
import { PageNotLoaded } from './FailureMessage.tsx';
import { Covered } from './MainButton.tsx';
import { useBack } from './use-back.ts';

const Menu = lazy(async () => ({ default: (await import('./menu/Menu.tsx')).Menu }));

/** The hashes of parts that cover a whole page. */
const covers: readonly string[] = [hashes.menu, hashes.search, hashes.filter];

/** Telegram's own menu opens ours too. */
function useIsMenuOpen(): boolean {
  const { settingsButton } = useHost();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = hash === hashes.menu;
  useEffect(() => {
    const open = () => void navigate(pathname + search + hashes.menu);
    return isOpen ? undefined : settingsButton?.show(open);
  }, [settingsButton, navigate, pathname, search, isOpen]);
  return isOpen;
}

/** The former page stays behind one that does not load, so that one can go back. */
function Page({ children }: { children: ReactNode }): ReactElement {
  const { isLost, scrolledTo } = useLostPage();
  useLayoutEffect(() => {
    if (!isLost) return;
    scrollTo(0, 0);
    return () => scrollTo(0, scrolledTo);
  }, [isLost, scrolledTo]);
  return (
    <>
      {isLost && <PageNotLoaded />}
      <div style={{ display: isLost ? 'none' : 'contents' }}>{children}</div>
    </>
  );
}

/** The frame of every page inside Telegram, as far as the client itself has none. */
export function Shell(): ReactElement {
  const { hash } = useLocation();
  const isMenuOpen = useIsMenuOpen();
  const back = useBack();
  const isCovered = useLostPage().isLost || covers.includes(hash);
  return (
    <>
      {back && <BackLink onBack={back} />}
      <Page>
        <Covered value={isCovered}>
          <Outlet />
        </Covered>
      </Page>
      {isMenuOpen && (
        <Suspense>
          <Menu />
        </Suspense>
      )}
    </>
  );
}
