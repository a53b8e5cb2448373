import { startTransition, useEffect, useState } from 'react';
import { useIsScripted } from '../FormField/use-is-scripted.ts';

/** About one phone screen. */
const atFirst = 5;
/** A slow phone can render, lay out and paint this many in one frame. */
const atATime = 1;
/** More than a few pages come from the cache and are rendered at once; a long list shows only some of them. */
const pageAtMost = 60;

/** How many of the loaded rows are rendered. A whole page of rows at once would make scrolling stutter. */
export function useArriving(count: number, { atOnce }: { atOnce: boolean }): number {
  // Hydration needs the same rows that the server rendered.
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
