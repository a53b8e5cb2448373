import { sources as realSources, type Source } from '@awaj/reference-data/sources';
import type { DemoNames, LanguageCode } from './languages.ts';
import type { RegionSlug } from './regions.ts';

export interface DemoSource {
  id: number;
  slug: string;
  names: DemoNames;
  kind: Source['kind'];
  languages: readonly LanguageCode[];
  /** Weekdays of issue, Sunday is 0. */
  issuedOn: readonly number[];
}

export interface SourceProfile extends DemoSource {
  /** A local paper prints only notices of its region. */
  region?: RegionSlug;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const workingDays = [1, 2, 3, 4, 5];

/** Real sources and three invented ones. */
export const sourceProfiles: readonly SourceProfile[] = [
  real('addis-zemen'),
  real('ethiopian-herald'),
  real('reporter'),
  real('reporter-english'),
  { ...real('addis-lisan'), region: 'addis-ababa' },
  real('addis-admas'),
  { ...real('bekur'), region: 'amhara' },
  real('bariisaa', [2, 4, 6]),
  real('addis-fortune'),
  real('capital'),
  real('weyin', [1, 3, 5]),
  {
    id: 12,
    slug: 'trade-and-works-monthly',
    names: { en: 'Trade & Works Monthly', am: 'ንግድና ሥራ ወርኃዊ መጽሔት' },
    kind: 'magazine',
    languages: ['am', 'en'],
    issuedOn: [1],
  },
  real('egp-portal', everyDay),
  {
    id: 14,
    slug: 'buyer-website',
    names: { en: "Buyer's Own Website", am: 'የገዥው ድርጅት ድረ ገጽ' },
    kind: 'site',
    languages: ['am', 'en', 'om', 'ti'],
    issuedOn: everyDay,
  },
  {
    id: 15,
    slug: 'regional-bulletin',
    names: { en: 'Regional Notice Bulletin', am: 'የክልል ማስታወቂያ ድረ ገጽ' },
    kind: 'site',
    languages: ['am', 'om', 'ti'],
    issuedOn: workingDays,
  },
];

/** Adds invented days of issue where the real ones are unknown. */
function real(slug: string, issuedOn: readonly number[] = []): SourceProfile {
  const source = realSources.find((each) => each.slug === slug);
  if (!source) throw new Error(`There is no source ${slug}.`);
  const { id, kind, names, languages } = source;
  return { id, slug, kind, names: { ...names }, languages, issuedOn: source.issuedOn ?? issuedOn };
}

export const sources: readonly DemoSource[] = sourceProfiles.map(({ region: _, ...source }) => source);
