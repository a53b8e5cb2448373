import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onOver` after this time, not counting the time it is held. With null it stays. */
export function useStay(ms: number | null, isHeld: boolean, onOver: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isHeld || left.current === null) return;
    const began = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - began));
    };
  }, [isHeld]);
}
