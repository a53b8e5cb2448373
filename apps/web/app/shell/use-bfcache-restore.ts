import { useEffect, useEffectEvent } from 'react';

/** The reader has come back, and the browser shows the page as it was left, which may have been long ago. */
export function useBfcacheRestore(onRestored: () => void): void {
  const restored = useEffectEvent(({ persisted }: PageTransitionEvent) => persisted && onRestored());
  useEffect(() => {
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);
}
