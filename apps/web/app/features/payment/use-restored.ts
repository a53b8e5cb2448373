import { useEffect, useEffectEvent } from 'react';

/** Back from the provider a browser may show the page as it was left, with its button still at work. */
export function useRestored(onRestored: () => void): void {
  const restored = useEffectEvent(({ persisted }: PageTransitionEvent) => persisted && onRestored());
  useEffect(() => {
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);
}
