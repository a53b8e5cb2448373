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

/** Where places in the order of the text begin, worked out once for each list of them. */
const startsOf = new WeakMap<readonly Place[], readonly number[]>();

/** Of places in the order of the text those that begin from one offset to before another. */
export function beginningIn<Each extends Place>(places: readonly Each[], from: number, to: number): readonly Each[] {
  const starts = startsOf.get(places) ?? places.map(({ start }) => start);
  startsOf.set(places, starts);
  return places.slice(countBefore(starts, from), countBefore(starts, to));
}
