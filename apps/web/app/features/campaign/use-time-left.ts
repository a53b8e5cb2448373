import { stillLeft } from '@awaj/domain/countdown';
import { secondMs } from '@awaj/domain/duration';
import { useEffect, useState } from 'react';

/** Counts down from the server's answer. The first render equals the server's. */
export function useTimeLeft(initialMs: number): number {
  const [leftMs, setLeftMs] = useState(initialMs);
  useEffect(() => {
    const receivedAtMs = Date.now();
    const tick = () => setLeftMs(stillLeft(initialMs, receivedAtMs, Date.now()));
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, [initialMs]);
  return leftMs;
}
