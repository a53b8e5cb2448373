import type { LanguageCode } from './languages.ts';
import type { RegionSlug } from './regions.ts';

export interface DemoSource {
  id: number;
  slug: string;
  nameEn: string;
  nameAm: string;
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
  newspaper(1, 'addis-zemen', 'Addis Zemen', 'አዲስ ዘመን', ['am'], everyDay),
  newspaper(2, 'ethiopian-herald', 'The Ethiopian Herald', 'ዘ ኢትዮጵያን ሄራልድ', ['en'], [0, 2, 3, 4, 5, 6]),
  newspaper(3, 'reporter', 'Reporter (Amharic)', 'ሪፖርተር', ['am'], [0, 3]),
  newspaper(4, 'reporter-english', 'The Reporter (English)', 'ሪፖርተር (እንግሊዝኛ)', ['en'], [6]),
  { ...newspaper(5, 'addis-lisan', 'Addis Lisan', 'አዲስ ልሳን', ['am'], [3, 6]), region: 'addis-ababa' },
  newspaper(6, 'addis-admas', 'Addis Admas', 'አዲስ አድማስ', ['am'], [6]),
  { ...newspaper(7, 'bekur', 'Bekur', 'በኲር', ['am'], [1]), region: 'amhara' },
  newspaper(8, 'bariisaa', 'Bariisaa', 'በሪሳ', ['om'], [2, 4, 6]),
  newspaper(9, 'addis-fortune', 'Addis Fortune', 'አዲስ ፎርቹን', ['en'], [0]),
  newspaper(10, 'capital', 'Capital', 'ካፒታል', ['en'], [0]),
  newspaper(11, 'weyin', 'Weyin', 'ወይን', ['ti'], [1, 3, 5]),
  {
    id: 12,
    slug: 'trade-and-works-monthly',
    nameEn: 'Trade & Works Monthly',
    nameAm: 'ንግድና ሥራ ወርኃዊ መጽሔት',
    kind: 'magazine',
    languages: ['am', 'en'],
    issuedOn: [1],
  },
  site(13, 'egp-portal', 'Government e-Procurement Portal', 'የመንግሥት ኤሌክትሮኒክ ግዥ ፖርታል', ['am', 'en'], everyDay),
  site(14, 'buyer-website', "Buyer's Own Website", 'የገዥው ድርጅት ድረ ገጽ', ['am', 'en', 'om', 'ti'], everyDay),
  site(15, 'regional-bulletin', 'Regional Notice Bulletin', 'የክልል ማስታወቂያ ድረ ገጽ', ['am', 'om', 'ti'], workingDays),
];

function newspaper(
  id: number,
  slug: string,
  nameEn: string,
  nameAm: string,
  languages: readonly LanguageCode[],
  issuedOn: readonly number[],
): SourceProfile {
  return { id, slug, nameEn, nameAm, kind: 'newspaper', languages, issuedOn };
}

function site(
  id: number,
  slug: string,
  nameEn: string,
  nameAm: string,
  languages: readonly LanguageCode[],
  issuedOn: readonly number[],
): SourceProfile {
  return { id, slug, nameEn, nameAm, kind: 'site', languages, issuedOn };
}

export const sources: readonly DemoSource[] = sourceProfiles.map(({ id, slug, nameEn, nameAm, kind }) => ({
  id,
  slug,
  nameEn,
  nameAm,
  kind,
}));
