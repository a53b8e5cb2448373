import { isFeedEmpty, type Preferences } from '@awaj/domain/preferences';

/** What is asked of a tender. */
export interface MatchedTender {
  categories: readonly number[];
  regions: readonly number[];
  languages: readonly [number];
}

/** Tenders as bits, the first one the lowest. */
type Bits = Uint32Array;

function bitsByValue(
  tenders: readonly MatchedTender[],
  valuesOf: (tender: MatchedTender) => readonly number[],
): Map<number, Bits> {
  const found = new Map<number, Bits>();
  for (const [at, tender] of tenders.entries())
    for (const value of valuesOf(tender)) {
      const bits = found.get(value) ?? new Uint32Array(Math.ceil(tenders.length / 32));
      bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
      found.set(value, bits);
    }
  return found;
}

const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/**
 * Tenders by what they have. Whose preferences they fit is then asked of 32 of them at once, so that a thousand tenders and a
 * million readers take seconds.
 */
export function createTenderBatch(tenders: readonly MatchedTender[]) {
  const byCategory = bitsByValue(tenders, ({ categories }) => categories);
  const byRegion = bitsByValue(tenders, ({ regions }) => regions);
  const byLanguage = bitsByValue(tenders, ({ languages }) => languages);
  const length = Math.ceil(tenders.length / 32);

  const bitsOf = (values: readonly number[], byValue: Map<number, Bits>): Bits[] =>
    values.flatMap((value) => byValue.get(value) ?? []);

  const some = (all: readonly Bits[], at: number): number => {
    let bits = 0;
    for (const each of all) bits |= each[at] ?? 0;
    return bits;
  };

  /** The places of the tenders that fit, in their order. */
  return function fitting(preferences: Preferences): number[] {
    if (isFeedEmpty(preferences)) return [];
    const categories = bitsOf(preferences.categories, byCategory);
    const regions = preferences.regions.length > 0 ? bitsOf(preferences.regions, byRegion) : null;
    const languages = preferences.languages.length > 0 ? bitsOf(preferences.languages, byLanguage) : null;
    const places: number[] = [];
    for (let at = 0; at < length; at++) {
      let bits = some(categories, at);
      if (regions) bits &= some(regions, at);
      if (languages) bits &= some(languages, at);
      for (; bits !== 0; bits &= bits - 1) places.push(at * 32 + lowestBit(bits));
    }
    return places;
  };
}
