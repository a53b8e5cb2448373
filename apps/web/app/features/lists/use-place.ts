import type { InfiniteListPlace } from '@awaj/ui/InfiniteList';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { searchHash } from '../../paths.ts';
import { placeAt, rememberPlace } from './places.ts';

/** Of the list in this entry of the history. The drawer over it has an entry of its own, and is no other list. */
export function usePlace(): { remembered: InfiniteListPlace | undefined; onLeave: (place: InfiniteListPlace) => void } {
  const { key, hash } = useLocation();
  const [entry, setEntry] = useState(key);
  if (hash !== searchHash && entry !== key) setEntry(key);
  return { remembered: placeAt(entry), onLeave: (place) => rememberPlace(entry, place) };
}
