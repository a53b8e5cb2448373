import { useEffect, useEffectEvent } from 'react';

/** The reader has come back to this page: from another tab, or from the page that was opened in its place. */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && returned();
    const restored = (event: PageTransitionEvent) => event.persisted && returned();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pageshow', restored);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pageshow', restored);
    };
  }, []);
}
