import type { LanguageCode } from '@awaj/reference-data/names';
import type { RegionSlug } from '@awaj/reference-data/regions';
import { readBuyer } from '../buyer/read-buyer.ts';
import { within } from '../matching/index.ts';
import type { ReadableNotice } from '../notice-text/index.ts';
import type { Found, Span } from '../reading/found.ts';
import { addressSpans } from './addresses.ts';
import { type Place, placesIn } from './places.ts';

/** The most frequent one; among equals the first. A name within another, such as Oromia zone of Amhara, comes later. */
function likeliest(places: readonly Place[]): Place | undefined {
  const votes = new Map<RegionSlug, number>();
  for (const { region } of places) votes.set(region, (votes.get(region) ?? 0) + 1);
  const most = Math.max(...votes.values());
  return places.find(({ region }) => votes.get(region) === most);
}

const openingLetters = 500;

/** Languages in which notices are printed in one region alone. */
const onlyRegionOf: Partial<Record<LanguageCode, RegionSlug>> = { ti: 'tigray' };

/** The region of the buyer, otherwise of its address, otherwise of the work. */
export function readRegion(notice: ReadableNotice): Found<RegionSlug> | null {
  const places = placesIn(notice.folded);
  const buyer = readBuyer(notice);
  const steps: readonly (readonly [rule: string, confidence: number, where: () => readonly Span[]])[] = [
    ['place-of-buyer', 0.95, () => (buyer === null ? [] : [buyer.span])],
    ['address', 0.9, () => addressSpans(notice.folded)],
    ['place-in-opening', 0.75, () => [[0, openingLetters]]],
    ['place-in-text', 0.6, () => [[0, notice.text.length]]],
  ];
  for (const [rule, confidence, where] of places.length === 0 ? [] : steps) {
    const found = likeliest(where().flatMap((span) => within(places, span)));
    if (found !== undefined) return { value: found.region, span: [found.start, found.end], rule, confidence };
  }
  const only = notice.language && onlyRegionOf[notice.language];
  return only ? { value: only, span: [0, notice.text.length], rule: 'language-of-region', confidence: 0.5 } : null;
}
