import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { isFeedEmpty, type Preferences } from '@awaj/domain/preferences';
import type { ChosenFilters } from '@awaj/domain/search-filters';
import { closingBounds } from '../catalog/tenders/conditions.ts';
import { addPlaces, allBits, type Bits, setBitOf } from '../catalog/tenders/tender-bits.ts';
import type { TendersWithText } from '../catalog/tenders/text-matching.ts';

/** What is asked of a tender, its words apart. */
export interface MatchedTender {
  categories: readonly number[];
  regions: readonly number[];
  languages: readonly [number];
  companyId: number;
  printings: readonly { sourceId: number; publishedOn: CalendarDate }[];
  closesAt: Date | null;
}

function bitsByValue(
  tenders: readonly MatchedTender[],
  valuesOf: (tender: MatchedTender) => readonly number[],
): Map<number, Bits> {
  const found = new Map<number, Bits>();
  for (const [at, tender] of tenders.entries())
    for (const value of valuesOf(tender)) setBitOf(found, value, at, tenders.length);
  return found;
}

const someOf = (all: readonly Bits[], at: number): number => {
  let bits = 0;
  for (const each of all) bits |= each[at] ?? 0;
  return bits;
};

/** One of each of these has to hold of a tender. */
type Wanted = readonly (readonly Bits[])[];

function hasDates({ printings, closesAt }: MatchedTender, filters: ChosenFilters): boolean {
  const { startDate, endDate } = filters;
  const { from, before } = closingBounds(filters);
  const isPrinted = printings.some(
    ({ publishedOn }) => (!startDate || publishedOn >= startDate) && (!endDate || publishedOn <= endDate),
  );
  if ((startDate || endDate) && !isPrinted) return false;
  if (from && !(closesAt && closesAt >= from)) return false;
  return !before || (closesAt !== null && closesAt < before);
}

const asksForDates = ({ startDate, endDate, closesFrom, closesUntil }: ChosenFilters): boolean =>
  Boolean(startDate ?? endDate ?? closesFrom ?? closesUntil);

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

  const oneOf = (values: readonly number[], byValue: Map<number, Bits>): Bits[] =>
    values.flatMap((value) => byValue.get(value) ?? []);

  /** The places of the tenders that fit, in their order. */
  function placesOf(wanted: Wanted): number[] {
    const places: number[] = [];
    for (let at = 0; at < all.length; at++) {
      let bits = all[at] ?? 0;
      for (const each of wanted) bits &= someOf(each, at);
      addPlaces(bits, at, places);
    }
    return places;
  }

  return {
    ofFeed(feed: Preferences): number[] {
      if (isFeedEmpty(feed)) return [];
      const { categories, regions, languages } = feed;
      return placesOf([
        oneOf(categories, byCategory),
        ...(regions.length > 0 ? [oneOf(regions, byRegion)] : []),
        ...(languages.length > 0 ? [oneOf(languages, byLanguage)] : []),
      ]);
    },

    /** All tenders here are open. */
    ofSearch(filters: ChosenFilters): number[] {
      if (filters.status === '0') return [];
      const { title, categoryId, regionId, languageId, companyId, sourceId } = filters;
      const of = (value: number | undefined, byValue: Map<number, Bits>): Bits[][] =>
        value === undefined ? [] : [oneOf([value], byValue)];
      const places = placesOf([
        ...(title === undefined ? [] : [[withText(title)]]),
        ...of(categoryId, byCategory),
        ...of(regionId, byRegion),
        ...of(languageId, byLanguage),
        ...of(companyId, byCompany),
        ...of(sourceId, bySource),
      ]);
      if (!asksForDates(filters)) return places;
      return places.filter((place) => {
        const tender = tenders[place];
        return tender !== undefined && hasDates(tender, filters);
      });
    },

    /** Those of muted buyers, and those with muted words. */
    ofMuted({ companies, words }: { companies: readonly number[]; words: readonly string[] }): number[] {
      const bits = [...oneOf(companies, byCompany), ...words.map((word) => withText(`"${word}"`))];
      return bits.length === 0 ? [] : placesOf([bits]);
    },
  };
}

export type TenderBatch = ReturnType<typeof createTenderBatch>;
