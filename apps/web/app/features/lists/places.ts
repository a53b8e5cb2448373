import type { InfiniteListPlace } from '@awaj/ui/InfiniteList';

const rememberedAtMost = 30;

/** Where the reader was in each list that Back may lead to, by the key of its entry in the history. */
const places = new Map<string, InfiniteListPlace>();

export const placeAt = (entry: string): InfiniteListPlace | undefined => places.get(entry);

export function rememberPlace(entry: string, place: InfiniteListPlace): void {
  places.delete(entry);
  places.set(entry, place);
  const [oldest] = places.keys();
  if (places.size > rememberedAtMost && oldest !== undefined) places.delete(oldest);
}
