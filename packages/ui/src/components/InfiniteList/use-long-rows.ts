import { useEffect, useState } from 'react';
import type { longRows, virtualizerOf } from './long-rows.ts';

/** The exports of `long-rows.ts`. */
export interface LongList {
  longRows: typeof longRows;
  virtualizerOf: typeof virtualizerOf;
}

/** Kept for later lists: a list that a reader returns to is long from its first render. */
let loaded: LongList | undefined;

/**
 * Loads the code for long lists when it is needed, because few lists grow so long. `null` if it could not be loaded.
 */
export function useLongRows(isWanted: boolean): LongList | null | undefined {
  const [long, setLong] = useState<LongList | null | undefined>(loaded);
  useEffect(() => {
    if (!isWanted || long !== undefined) return;
    import('./long-rows.ts').then(
      (arrived) => {
        loaded = arrived;
        setLong(arrived);
      },
      () => setLong(null),
    );
  }, [isWanted, long]);
  return long;
}
