import { type RefObject, useEffect, useState } from 'react';

/** Whether the reader hovers or focuses it, or is in another window. */
export function useHeld(region: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = region.current;
    const isAway = () => document.hidden || !document.hasFocus();
    const look = () => setHeld(isAway() || Boolean(element?.matches(':hover, :focus-within')));
    // When these events fire, the focus has not moved yet.
    const lookSoon = () => queueMicrotask(look);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const name of events) element?.addEventListener(name, lookSoon);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('blur', look);
    window.addEventListener('focus', look);
    look();
    return () => {
      for (const name of events) element?.removeEventListener(name, lookSoon);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('blur', look);
      window.removeEventListener('focus', look);
    };
  }, [region]);
  return isHeld;
}
