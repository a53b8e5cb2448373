import { useEffect, useState } from 'react';
import type { longRows, virtualizerOf } from './long-rows.ts';

/** What `long-rows.ts` exports. */
export interface LongList {
  longRows: typeof longRows;
  virtualizerOf: typeof virtualizerOf;
}

/** Kept for the lists that follow: one that a reader comes back to is long from its first render. */
let loaded: LongList | undefined;

/** What shows long lists; few lists grow so long, so it comes when asked for. `null` where it could not be loaded. */
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
