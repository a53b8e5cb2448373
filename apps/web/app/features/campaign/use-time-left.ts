import { stillLeft } from '@awaj/domain/countdown';
import { secondMs } from '@awaj/domain/duration';
import { useEffect, useState } from 'react';

/** Counts down from the server's answer. The first render equals the server's. */
export function useTimeLeft(toldMs: number): number {
  const [leftMs, setLeftMs] = useState(toldMs);
  useEffect(() => {
    const heardAtMs = Date.now();
    const tick = () => setLeftMs(stillLeft(toldMs, heardAtMs, Date.now()));
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, [toldMs]);
  return leftMs;
}
