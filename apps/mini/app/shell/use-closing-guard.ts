import { useEffect } from 'react';
import { useHost } from '../data/use-host.ts';

/** Telegram asks before it closes the app while there is unsent input. */
export function useClosingGuard(isDirty: boolean): void {
  const host = useHost();
  useEffect(() => {
    if (!isDirty) return;
    host.guardClosing(true);
    return () => host.guardClosing(false);
  }, [host, isDirty]);
}
