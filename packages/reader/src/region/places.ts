import { placesOfRegions } from '@awaj/reference-data/places';
import type { RegionSlug } from '@awaj/reference-data/regions';
import { phrases, within } from '../matching/index.ts';
import { foldLetters } from '../notice-text/index.ts';

export interface Place {
  region: RegionSlug;
  start: number;
  end: number;
}

const slugs = Object.keys(placesOfRegions) as RegionSlug[];
const names = slugs.flatMap((region) => placesOfRegions[region].map((name) => ({ name, region })));
const find = phrases(names.map(({ name }) => name).join(','));

const plain = (name: string): string => foldLetters(name).replace(/[^\p{L}\p{N}]/gu, '');
const exact = new Map(names.map(({ name, region }) => [plain(name), region]));
const beginnings = names
  .filter(({ name }) => name.endsWith('*'))
  .map(({ name, region }) => [plain(name), region] as const);

/** The phrase may include the letter of a preposition. */
function regionOf(phrase: string): RegionSlug | undefined {
  const name = plain(phrase);
  const inside = name.replace(/^(?:ስለ|እንደ|ካብ|ናይ|[የበለከንብ])/, '');
  return (
    exact.get(name) ??
    exact.get(inside) ??
    beginnings.find(([beginning]) => name.startsWith(beginning) || inside.startsWith(beginning))?.[1]
  );
}

/** Banks and papers named after a place where they are not. */
const notPlaces =
  phrases(`Oromia Bank, Oromia International Bank, Cooperative Bank of Oromia, Amhara Bank, Sidama Bank, Tsehay Bank,
  Awash Bank, Addis Ababa time, Addis International Bank, Gadaa Bank, Baankii Oromiyaa, Rammis Bank, Harar Brewery, Bedele Brewery, Dashen Brewery,
  አማራ ባንክ, ኦሮሚያ ባንክ, ኦሮሚያ ኢንተርናሽናል ባንክ, የኦሮሚያ ኅብረት ሥራ ባንክ, ኦሮሚያ ኅብረት ስራ ባንክ, ሲዳማ ባንክ, አዲስ ኢንተርናሽናል ባንክ`);

const longestName = 120;

export function placesIn(folded: string): Place[] {
  const excluded = notPlaces(folded);
  return find(folded).flatMap(({ phrase, start, end }) => {
    const region = regionOf(phrase);
    const isExcluded = within(excluded, [start - longestName, end + longestName]).some(
      (other) => start >= other.start && end <= other.end,
    );
    return region === undefined || isExcluded ? [] : [{ region, start, end }];
  });
}
