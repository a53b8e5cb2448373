import { plainPath } from '@awaj/domain/navigation';
import { useMessages } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the device has no connection, except on the offline page, which says so itself. */
export function OfflineBanner(): ReactElement | null {
  const { frame } = useMessages();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { pathname } = useLocation();
  return isOnline || plainPath(pathname) === '/offline' ? null : <Banner isFlush text={frame.offline} tone="info" />;
}
