import { useMessages } from '@awaj/i18n/react';
import { BottomBar } from '@awaj/ui/BottomBar';
import { feedIcon, listIcon, settingsIcon } from '@awaj/ui/icons';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { hashes, paths } from '../address/paths.ts';
import { useLostPage } from '../boot/page-files.ts';
import { useHost } from '../data/use-host.ts';
import { BackLink } from './BackLink.tsx';
import { PageNotLoaded } from './FailureMessage.tsx';
import { Covered } from './MainButton.tsx';
import { useBack } from './use-back.ts';

const Settings = lazy(async () => ({ default: (await import('./settings/Settings.tsx')).Settings }));

const places = [paths.latestTenders(), paths.myFeed()];

/** Telegram's own menu has the settings; older clients find them in the bar. */
function useSettings(): { isOpen: boolean; open: () => void; hasOwnButton: boolean } {
  const { settingsButton } = useHost();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = hash === hashes.settings;
  useEffect(() => {
    const open = () => void navigate(pathname + search + hashes.settings);
    return isOpen ? undefined : settingsButton?.show(open);
  }, [settingsButton, navigate, pathname, search, isOpen]);
  const open = () => void navigate(pathname + search + hashes.settings);
  return { isOpen, open, hasOwnButton: settingsButton === null };
}

function Places({ onSettings }: { onSettings: (() => void) | null }): ReactElement {
  const { frame, tender } = useMessages();
  const { pathname } = useLocation();
  const [latest, feed] = [paths.latestTenders(), paths.myFeed()];
  return (
    <BottomBar
      entries={[
        { label: tender.list.title, icon: listIcon, href: latest, isActive: pathname === latest },
        { label: frame.myFeed, icon: feedIcon, href: feed, isActive: pathname === feed },
        ...(onSettings ? [{ label: frame.account.settings, icon: settingsIcon, onPress: onSettings } as const] : []),
      ]}
      isAlways
      label={frame.mainNavigation}
    />
  );
}

/** The page before stays behind the one that does not load, to go back to. */
function Page({ children }: { children: ReactNode }): ReactElement {
  const { is: isLost, scrolledTo } = useLostPage();
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

/** What stands around every page inside Telegram, as far as the client itself has nothing for it. */
export function Shell(): ReactElement {
  const { pathname } = useLocation();
  const settings = useSettings();
  const back = useBack();
  const isCovered = useLostPage().is || settings.isOpen;
  return (
    <>
      {back && <BackLink onBack={back} />}
      <Page>
        <Covered value={isCovered}>
          <Outlet />
        </Covered>
      </Page>
      {places.includes(pathname) && <Places onSettings={settings.hasOwnButton ? settings.open : null} />}
      {settings.isOpen && (
        <Suspense>
          <Settings />
        </Suspense>
      )}
    </>
  );
}
