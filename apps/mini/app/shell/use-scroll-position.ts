import { type PlaceInList, placeInList } from '@awaj/features/tender';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { hashes } from '../address/paths.ts';

const overLists: readonly string[] = Object.values(hashes);

/** For the list of this history entry. A part that opens over it has its own entry but the same list. */
export function useScrollPosition(): PlaceInList {
  const { key, hash } = useLocation();
  const [entry, setEntry] = useState(key);
  if (!overLists.includes(hash) && entry !== key) setEntry(key);
  return placeInList(entry);
}
