import type { InfiniteListPosition } from '@awaj/ui/InfiniteList';

const rememberedAtMost = 30;

/** Where the reader was in each list that Back may lead to, by the key of its entry in the history. */
const positions = new Map<string, InfiniteListPosition>();

function remember(entry: string, position: InfiniteListPosition): void {
  positions.delete(entry);
  positions.set(entry, position);
  const [oldest] = positions.keys();
  if (positions.size > rememberedAtMost && oldest !== undefined) positions.delete(oldest);
}

export interface PlaceInList {
  remembered: InfiniteListPosition | undefined;
  onLeave: (position: InfiniteListPosition) => void;
}

/** Of the list in this entry of the history, for `TenderList` to come back to. */
export const placeInList = (entry: string): PlaceInList => ({
  remembered: positions.get(entry),
  onLeave: (position) => remember(entry, position),
});
