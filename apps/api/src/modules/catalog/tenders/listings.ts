import type { Listing } from '../../../database/catalog-tables.ts';

const rememberedAtMost = 2_000;
const remembered = new Map<string, Listing>();

/**
 * Reads `tenders.listing`. Everybody looks at the newest tenders, and a company's tenders resemble each other, so most
 * texts have been read before; reading them anew was a quarter of what a list costs here. What is handed out is shared.
 */
export function parseListing(text: string): Readonly<Listing> {
  const known = remembered.get(text);
  if (known) return known;
  const listing = JSON.parse(text) as Listing;
  if (remembered.size >= rememberedAtMost) remembered.clear();
  remembered.set(text, listing);
  return listing;
}
