import { useMessages } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import { type ReactElement, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the device has no connection. */
export function OfflineBanner(): ReactElement | null {
  const { frame } = useMessages();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <Banner text={frame.offline} tone="info" />;
}
