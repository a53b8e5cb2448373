import { startTransition, useEffect, useState } from 'react';
import { useIsScripted } from '../FormField/use-is-scripted.ts';

/** About as many as a phone shows. */
const atFirst = 5;
/** As many as a slow phone renders, lays out and draws between two pictures. */
const atATime = 1;
/** More than a few pages did not come from the network; they are there at once, and a long list shows few of them. */
const pageAtMost = 60;

/**
 * How many rows are shown of those that are there. A page of them, rendered at once, would keep the screen from
 * following the finger.
 */
export function useArriving(count: number, { atOnce }: { atOnce: boolean }): number {
  // React takes over what the server has rendered, which has to be the same.
  const isWhole = !useIsScripted() || atOnce;
  const [arrived, setArrived] = useState(isWhole ? count : Math.min(count, atFirst));
  const isPage = count - arrived <= pageAtMost;
  useEffect(() => {
    if (arrived === count) return;
    if (arrived > count || !isPage) return setArrived(count);
    const frame = requestAnimationFrame(() => startTransition(() => setArrived(Math.min(count, arrived + atATime))));
    return () => cancelAnimationFrame(frame);
  }, [arrived, count, isPage]);
  return isPage ? Math.min(count, arrived) : count;
}
