import { type PlaceInList, placeInList } from '@awaj/features/tender';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { listKeyOf } from '../../address/pane-state.ts';
import { drawerHashes, saveSearchHash } from '../../address/paths.ts';

const overLists: readonly string[] = [...drawerHashes, saveSearchHash];

/** For the list of this history entry. A part that opens over or beside it has its own entry but the same list. */
export function useScrollPosition(): PlaceInList {
  const location = useLocation();
  const key = listKeyOf(location);
  const [entry, setEntry] = useState(key);
  if (!overLists.includes(location.hash) && entry !== key) setEntry(key);
  return placeInList(entry);
}
