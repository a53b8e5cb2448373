import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { isFeedEmpty, type Preferences } from '@awaj/domain/preferences';
import type { Choice, ChosenFilters } from '@awaj/domain/search-filters';
import { closingBounds } from '../catalog/tenders/conditions.ts';
import {
  allBits,
  type Bits,
  emptyBits,
  intersect,
  keepFitting,
  setBit,
  setBitOf,
  unite,
} from '../catalog/tenders/tender-bits.ts';
import type { TendersWithText } from '../catalog/tenders/text-matching.ts';

/** What is asked of a tender, its words apart. */
export interface MatchedTender {
  categories: readonly number[];
  regions: readonly number[];
  languages: readonly [number];
  companyId: number;
  printings: readonly { sourceId: number; publishedOn: CalendarDate }[];
  closesAt: Date | null;
  /** When it was noted as new. */
  notedAt: Date;
}

type BitsByValue = ReadonlyMap<number, Bits>;

function bitsByValue(
  tenders: readonly MatchedTender[],
  valuesOf: (tender: MatchedTender) => readonly number[],
): BitsByValue {
  const found = new Map<number, Bits>();
  for (const [at, tender] of tenders.entries())
    for (const value of valuesOf(tender)) setBitOf(found, value, at, tenders.length);
  return found;
}

const isPublished = ({ printings }: MatchedTender, { startDate, endDate }: ChosenFilters): boolean =>
  printings.some(({ publishedOn }) => (!startDate || publishedOn >= startDate) && (!endDate || publishedOn <= endDate));

function closesBetween({ closesAt }: MatchedTender, days: ChosenFilters): boolean {
  const { from, before } = closingBounds(days);
  return closesAt !== null && (!from || closesAt >= from) && (!before || closesAt < before);
}

/**
 * Open tenders by what they have. Whose preferences and saved searches they fit is then asked of 32 of them at once, so
 * that a thousand tenders and a million readers take seconds.
 */
export function createTenderBatch(tenders: readonly MatchedTender[], withText: TendersWithText) {
  const byCategory = bitsByValue(tenders, ({ categories }) => categories);
  const byRegion = bitsByValue(tenders, ({ regions }) => regions);
  const byLanguage = bitsByValue(tenders, ({ languages }) => languages);
  const byCompany = bitsByValue(tenders, ({ companyId }) => [companyId]);
  const bySource = bitsByValue(tenders, ({ printings }) => printings.map(({ sourceId }) => sourceId));
  const all = allBits(tenders.length);
  const none = emptyBits(tenders.length);
  const bySince = new Map<number, Bits>();

  /** Leaves those that have one of the values. */
  function narrow(bits: Bits, values: readonly number[], byValue: BitsByValue): void {
    const found = values.flatMap((value) => byValue.get(value) ?? []);
    for (let at = 0; at < bits.length; at++) {
      let some = 0;
      for (const each of found) some |= each[at] ?? 0;
      bits[at] = (bits[at] ?? 0) & some;
    }
  }

  function newSince(since: number): Bits {
    const known = bySince.get(since);
    if (known) return known;
    const bits = emptyBits(tenders.length);
    for (const [at, { notedAt }] of tenders.entries()) if (notedAt.getTime() > since) setBit(bits, at);
    bySince.set(since, bits);
    return bits;
  }

  const narrowTo = (bits: Bits, value: number | undefined, byValue: BitsByValue): void =>
    narrow(bits, value === undefined ? [] : [value], byValue);

  const keep = (bits: Bits, fits: (tender: MatchedTender, filters: ChosenFilters) => boolean, filters: ChosenFilters) =>
    keepFitting(bits, (place) => {
      const tender = tenders[place];
      return tender !== undefined && fits(tender, filters);
    });

  /** Leaves the tenders that fit a filter; one that is missing here does not compile. */
  const narrowBy: Readonly<Record<Choice, (bits: Bits, filters: ChosenFilters) => void>> = {
    title: (bits, { title = '' }) => intersect(bits, withText(title)),
    categoryId: (bits, { categoryId }) => narrowTo(bits, categoryId, byCategory),
    regionId: (bits, { regionId }) => narrowTo(bits, regionId, byRegion),
    languageId: (bits, { languageId }) => narrowTo(bits, languageId, byLanguage),
    companyId: (bits, { companyId }) => narrowTo(bits, companyId, byCompany),
    sourceId: (bits, { sourceId }) => narrowTo(bits, sourceId, bySource),
    startDate: (bits, filters) => keep(bits, isPublished, filters),
    endDate: (bits, filters) => keep(bits, isPublished, filters),
    closesFrom: (bits, filters) => keep(bits, closesBetween, filters),
    closesUntil: (bits, filters) => keep(bits, closesBetween, filters),
    // All tenders here are open.
    status: (bits, { status }) => intersect(bits, status === '0' ? none : all),
  };

  return {
    ofFeed(feed: Preferences, since: number): Bits {
      if (isFeedEmpty(feed)) return none;
      const { categories, regions, languages } = feed;
      const bits = newSince(since).slice();
      narrow(bits, categories, byCategory);
      if (regions.length > 0) narrow(bits, regions, byRegion);
      if (languages.length > 0) narrow(bits, languages, byLanguage);
      return bits;
    },

    ofSearch(filters: ChosenFilters, since: number): Bits {
      const bits = newSince(since).slice();
      for (const name of Object.keys(filters) as Choice[]) narrowBy[name](bits, filters);
      return bits;
    },

    /** Those of muted buyers, and those with muted words. */
    ofMuted({ companies, words }: { companies: readonly number[]; words: readonly string[] }): Bits {
      if (companies.length + words.length === 0) return none;
      const bits = all.slice();
      narrow(bits, companies, byCompany);
      for (const word of words) unite(bits, withText(`"${word}"`));
      return bits;
    },
  };
}

export type TenderBatch = ReturnType<typeof createTenderBatch>;
