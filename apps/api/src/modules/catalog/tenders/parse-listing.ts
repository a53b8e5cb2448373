import type { Listing } from '../../../database/catalog-tables.ts';

const rememberedAtMost = 2_000;
const remembered = new Map<string, Listing>();

/**
 * Parses `tenders.listing`. Everybody reads the newest tenders, and those of one company are alike, so most texts were
 * parsed before; parsing again was a quarter of a list's cost. Results are shared.
 */
export function parseListing(text: string): Readonly<Listing> {
  const known = remembered.get(text);
  if (known) return known;
  const listing = JSON.parse(text) as Listing;
  if (remembered.size >= rememberedAtMost) remembered.clear();
  remembered.set(text, listing);
  return listing;
}
