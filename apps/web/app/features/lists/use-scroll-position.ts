import { type PlaceInList, placeInList } from '@awaj/features/tender';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { categoryHash, filterHash, saveSearchHash, searchHash } from '../../address/paths.ts';

const overLists: readonly string[] = [searchHash, filterHash, categoryHash, saveSearchHash];

/** Of the list in this entry of the history. What opens over it has an entry of its own, and is no other list. */
export function useScrollPosition(): PlaceInList {
  const { key, hash } = useLocation();
  const [entry, setEntry] = useState(key);
  if (!overLists.includes(hash) && entry !== key) setEntry(key);
  return placeInList(entry);
}
