import { type RefObject, useEffect, useState } from 'react';

/** Whether somebody looks at it, by pointer or by focus, or has the window away. */
export function useHeld(region: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = region.current;
    const look = () => setHeld(document.hidden || Boolean(element?.matches(':hover, :focus-within')));
    // What gets or loses the focus has not done so yet while these are told.
    const lookSoon = () => queueMicrotask(look);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const name of events) element?.addEventListener(name, lookSoon);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const name of events) element?.removeEventListener(name, lookSoon);
      document.removeEventListener('visibilitychange', look);
    };
  }, [region]);
  return isHeld;
}
