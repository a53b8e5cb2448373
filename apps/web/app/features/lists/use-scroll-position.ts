import { type PlaceInList, placeInList } from '@awaj/features/tender';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { searchHash } from '../../address/paths.ts';

/** Of the list in this entry of the history. The drawer over it has an entry of its own, and is no other list. */
export function useScrollPosition(): PlaceInList {
  const { key, hash } = useLocation();
  const [entry, setEntry] = useState(key);
  if (hash !== searchHash && entry !== key) setEntry(key);
  return placeInList(entry);
}
