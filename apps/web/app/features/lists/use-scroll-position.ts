import type { InfiniteListPosition } from '@awaj/ui/InfiniteList';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { searchHash } from '../../address/paths.ts';

const rememberedAtMost = 30;

/** Where the reader was in each list that Back may lead to, by the key of its entry in the history. */
const positions = new Map<string, InfiniteListPosition>();

function remember(entry: string, position: InfiniteListPosition): void {
  positions.delete(entry);
  positions.set(entry, position);
  const [oldest] = positions.keys();
  if (positions.size > rememberedAtMost && oldest !== undefined) positions.delete(oldest);
}

/** Of the list in this entry of the history. The drawer over it has an entry of its own, and is no other list. */
export function useScrollPosition(): {
  remembered: InfiniteListPosition | undefined;
  onLeave: (position: InfiniteListPosition) => void;
} {
  const { key, hash } = useLocation();
  const [entry, setEntry] = useState(key);
  if (hash !== searchHash && entry !== key) setEntry(key);
  return { remembered: positions.get(entry), onLeave: (position) => remember(entry, position) };
}
