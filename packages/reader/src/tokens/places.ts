import type { Place } from './token.ts';

/** How many of offsets in order lie before another one. A text may have thousands, and each of its dates asks. */
export function countBefore(offsets: readonly number[], offset: number): number {
  let low = 0;
  for (let high = offsets.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many of places in the order of the text begin before an offset. */
function countBeginningBefore(places: readonly Place[], offset: number): number {
  let low = 0;
  for (let high = places.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Of places in the order of the text those that begin from one offset to before another. */
export const beginningIn = <Each extends Place>(places: readonly Each[], from: number, to: number): readonly Each[] =>
  places.slice(countBeginningBefore(places, from), countBeginningBefore(places, to));
