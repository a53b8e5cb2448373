import { useEffect, useEffectEvent } from 'react';
import { useBfcacheRestore } from '../../shell/use-bfcache-restore.ts';

/** The reader has come back to this page: from another tab, or from the page that was opened in its place. */
export function useReturn(onReturn: () => void): void {
  const seen = useEffectEvent(() => document.visibilityState === 'visible' && onReturn());
  useEffect(() => {
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
  useBfcacheRestore(onReturn);
}
