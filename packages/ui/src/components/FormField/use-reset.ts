import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Hears that the form around an element is reset. */
export function useReset(inside: RefObject<HTMLElement | null>, onReset: () => void): void {
  const take = useEffectEvent(onReset);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const hear = (event: Event) => {
      if (event.target === form && !event.defaultPrevented) take();
    };
    // At the window: whoever says no to it has done so by then.
    window.addEventListener('reset', hear);
    return () => window.removeEventListener('reset', hear);
  }, [inside]);
}
