import type { InfiniteListPosition } from '@awaj/ui/InfiniteList';

const rememberedAtMost = 30;

/** Scroll positions of lists that Back may return to, by the key of their history entry. */
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

/** The position in the list of this history entry, for `TenderList`. */
export const placeInList = (entry: string): PlaceInList => ({
  remembered: positions.get(entry),
  onLeave: (position) => remember(entry, position),
});
