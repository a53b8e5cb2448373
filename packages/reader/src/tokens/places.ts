import type { Place } from './token.ts';

/** Counts the sorted offsets before another one, by binary search, because a text may have thousands. */
export function countBefore(offsets: readonly number[], offset: number): number {
  let low = 0;
  for (let high = offsets.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Counts the sorted places that begin before an offset. */
function countBeginningBefore(places: readonly Place[], offset: number): number {
  let low = 0;
  for (let high = places.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the sorted places that begin from `from` to before `to`. */
export const beginningIn = <Each extends Place>(places: readonly Each[], from: number, to: number): readonly Each[] =>
  places.slice(countBeginningBefore(places, from), countBeginningBefore(places, to));
