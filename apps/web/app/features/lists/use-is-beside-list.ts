import { wideFrom } from '@awaj/ui/theme';
import { useSyncExternalStore } from 'react';

/** As in ListLayout. */
const besideList = `(min-width: ${wideFrom})`;

/** The server does not know the page's width, so it sends what a wide page needs. */
export const isBesideList = (): boolean => typeof document === 'undefined' || matchMedia(besideList).matches;

function subscribe(listener: () => void): () => void {
  const query = matchMedia(besideList);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useIsBesideList = (): boolean => useSyncExternalStore(subscribe, isBesideList, isBesideList);
