import { isFeedEmpty, type Preferences } from '@awaj/domain/preferences';
import type { Choice, ChosenFilters } from '@awaj/domain/search-filters';
import { filterRules, type TenderFacts } from '../catalog/tenders/filters/filter-rules.ts';
import type { Muted } from '../catalog/tenders/search/posted-tenders.ts';
import {
  allBits,
  type Bits,
  emptyBits,
  intersect,
  keepFitting,
  setBit,
  setBitOf,
  unite,
} from '../catalog/tenders/words/tender-bits.ts';
import type { TendersWithText } from '../catalog/tenders/words/text-matching.ts';

export interface BatchTender extends TenderFacts {
  /** When it was collected as new. */
  batchedAt: Date;
}

/**
 * Indexes open tenders by their properties as bit sets. Matching then tests 32 tenders at once, so that a thousand
 * tenders and a million readers take seconds.
 */
export function createTenderBatch(tenders: readonly BatchTender[], withText: TendersWithText) {
  const all = allBits(tenders.length);
  const none = emptyBits(tenders.length);
  /** Reused, because allocating it for each filter of a million readers takes longer than matching. */
  const withAny = emptyBits(tenders.length);
  const bySince = new Map<string, Bits>();

  function bitsById(idsOf: (tender: TenderFacts) => readonly number[]): ReadonlyMap<number, Bits> {
    const found = new Map<number, Bits>();
    for (const [at, tender] of tenders.entries())
      for (const id of idsOf(tender)) setBitOf(found, id, at, tenders.length);
    return found;
  }

  const indexes = new Map(
    Object.entries(filterRules).flatMap(([name, rule]) => ('ids' in rule ? [[name, bitsById(rule.ids)] as const] : [])),
  );

  /** Keeps the tenders with one of the ids of a filter. */
  function narrow(bits: Bits, name: Choice, ids: readonly number[]): void {
    const index = indexes.get(name);
    const found = withAny.fill(0);
    for (const id of ids) unite(found, index?.get(id) ?? none);
    intersect(bits, found);
  }

  function newSince(since: string): Bits {
    const known = bySince.get(since);
    if (known) return known;
    const sinceMs = Date.parse(since);
    const bits = emptyBits(tenders.length);
    for (const [at, { batchedAt }] of tenders.entries()) if (batchedAt.getTime() > sinceMs) setBit(bits, at);
    bySince.set(since, bits);
    return bits;
  }

  /** Keeps the tenders that match a filter. */
  function narrowBy(name: Choice, bits: Bits, filters: ChosenFilters): void {
    const rule = name === 'title' ? null : filterRules[name];
    const chosen = filters[name];
    if (rule === null) intersect(bits, withText(filters.title ?? ''));
    else if ('ids' in rule) narrow(bits, name, typeof chosen === 'number' ? [chosen] : []);
    else
      keepFitting(bits, (place) => {
        const tender = tenders[place];
        return tender !== undefined && rule.fits(tender, filters);
      });
  }

  return {
    ofFeed(feed: Preferences, since: string): Bits {
      if (isFeedEmpty(feed)) return none;
      const { categories, regions, languages } = feed;
      const bits = newSince(since).slice();
      narrow(bits, 'categoryId', categories);
      if (regions.length > 0) narrow(bits, 'regionId', regions);
      if (languages.length > 0) narrow(bits, 'languageId', languages);
      return bits;
    },

    ofSearch(filters: ChosenFilters, since: string): Bits {
      const bits = newSince(since).slice();
      for (const name of Object.keys(filters) as Choice[]) narrowBy(name, bits, filters);
      return bits;
    },

    /** The tenders of muted buyers or with muted words. */
    ofMuted({ companies, words }: Muted): Bits {
      if (companies.length + words.length === 0) return none;
      const bits = all.slice();
      narrow(bits, 'companyId', companies);
      for (const word of words) unite(bits, withText(`"${word}"`));
      return bits;
    },
  };
}

export type TenderBatch = ReturnType<typeof createTenderBatch>;
