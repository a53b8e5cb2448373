import { paneFrom, wideFrom } from '@awaj/ui/theme';
import { useSyncExternalStore } from 'react';

function createMinWidth(width: string) {
  const condition = `(min-width: ${width})`;
  /** The server does not know the page's width, so it sends what a wide page needs. */
  const isMet = (): boolean => typeof document === 'undefined' || matchMedia(condition).matches;
  function subscribe(listener: () => void): () => void {
    const query = matchMedia(condition);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }
  return { isMet, useIsMet: (): boolean => useSyncExternalStore(subscribe, isMet, isMet) };
}

/** The search is beside the list. */
export const { isMet: isBesideList, useIsMet: useIsBesideList } = createMinWidth(wideFrom);

/** There is room for a tender beside its list. */
export const { isMet: hasRoomForPane, useIsMet: useHasRoomForPane } = createMinWidth(paneFrom);
