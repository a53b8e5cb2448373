import { useEffect, useEffectEvent } from 'react';

/** Runs when the browser restores the page from the back-forward cache, possibly long after it was left. */
export function useBfcacheRestore(onRestored: () => void): void {
  const restored = useEffectEvent(({ persisted }: PageTransitionEvent) => persisted && onRestored());
  useEffect(() => {
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);
}
