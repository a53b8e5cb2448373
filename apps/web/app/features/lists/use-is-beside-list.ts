import { wideFrom } from '@awaj/ui/theme';
import { useSyncExternalStore } from 'react';

/** The form stands beside the list, as ListLayout has it. */
const besideList = `(min-width: ${wideFrom})`;

/** The server does not know how wide a page is, and sends what a wide one needs. */
export const isBesideList = (): boolean => typeof document === 'undefined' || matchMedia(besideList).matches;

function subscribe(listener: () => void): () => void {
  const query = matchMedia(besideList);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useIsBesideList = (): boolean => useSyncExternalStore(subscribe, isBesideList, isBesideList);
