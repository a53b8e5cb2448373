import type { DemoNames, LanguageCode } from './languages.ts';
import type { RegionSlug } from './regions.ts';

export interface DemoSource {
  id: number;
  slug: string;
  names: DemoNames;
  kind: 'newspaper' | 'magazine' | 'site';
}

export interface SourceProfile extends DemoSource {
  languages: readonly LanguageCode[];
  /** Weekdays of issue, Sunday is 0. */
  issuedOn: readonly number[];
  /** A local paper prints notices of its own region only. */
  region?: RegionSlug;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const workingDays = [1, 2, 3, 4, 5];

export const sourceProfiles: readonly SourceProfile[] = [
  newspaper(1, 'addis-zemen', { en: 'Addis Zemen', am: 'አዲስ ዘመን' }, ['am'], everyDay),
  newspaper(2, 'ethiopian-herald', { en: 'The Ethiopian Herald', am: 'ዘ ኢትዮጵያን ሄራልድ' }, ['en'], [0, 2, 3, 4, 5, 6]),
  newspaper(3, 'reporter', { en: 'Reporter (Amharic)', am: 'ሪፖርተር' }, ['am'], [0, 3]),
  newspaper(4, 'reporter-english', { en: 'The Reporter (English)', am: 'ሪፖርተር (እንግሊዝኛ)' }, ['en'], [6]),
  { ...newspaper(5, 'addis-lisan', { en: 'Addis Lisan', am: 'አዲስ ልሳን' }, ['am'], [3, 6]), region: 'addis-ababa' },
  newspaper(6, 'addis-admas', { en: 'Addis Admas', am: 'አዲስ አድማስ' }, ['am'], [6]),
  { ...newspaper(7, 'bekur', { en: 'Bekur', am: 'በኲር' }, ['am'], [1]), region: 'amhara' },
  newspaper(8, 'bariisaa', { en: 'Bariisaa', am: 'በሪሳ' }, ['om'], [2, 4, 6]),
  newspaper(9, 'addis-fortune', { en: 'Addis Fortune', am: 'አዲስ ፎርቹን' }, ['en'], [0]),
  newspaper(10, 'capital', { en: 'Capital', am: 'ካፒታል' }, ['en'], [0]),
  newspaper(11, 'weyin', { en: 'Weyin', am: 'ወይን' }, ['ti'], [1, 3, 5]),
  {
    id: 12,
    slug: 'trade-and-works-monthly',
    names: { en: 'Trade & Works Monthly', am: 'ንግድና ሥራ ወርኃዊ መጽሔት' },
    kind: 'magazine',
    languages: ['am', 'en'],
    issuedOn: [1],
  },
  site(
    13,
    'egp-portal',
    { en: 'Government e-Procurement Portal', am: 'የመንግሥት ኤሌክትሮኒክ ግዥ ፖርታል' },
    ['am', 'en'],
    everyDay,
  ),
  site(14, 'buyer-website', { en: "Buyer's Own Website", am: 'የገዥው ድርጅት ድረ ገጽ' }, ['am', 'en', 'om', 'ti'], everyDay),
  site(
    15,
    'regional-bulletin',
    { en: 'Regional Notice Bulletin', am: 'የክልል ማስታወቂያ ድረ ገጽ' },
    ['am', 'om', 'ti'],
    workingDays,
  ),
];

function newspaper(
  id: number,
  slug: string,
  names: DemoNames,
  languages: readonly LanguageCode[],
  issuedOn: readonly number[],
): SourceProfile {
  return { id, slug, names, kind: 'newspaper', languages, issuedOn };
}

function site(
  id: number,
  slug: string,
  names: DemoNames,
  languages: readonly LanguageCode[],
  issuedOn: readonly number[],
): SourceProfile {
  return { id, slug, names, kind: 'site', languages, issuedOn };
}

export const sources: readonly DemoSource[] = sourceProfiles.map(({ id, slug, names, kind }) => ({
  id,
  slug,
  names,
  kind,
}));
