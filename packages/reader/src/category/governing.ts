import type { LanguageCode } from '@awaj/reference-data/names';
import { foldLetters } from '../notice-text/index.ts';
import type { CategorySlug } from '../reading/reading.ts';

/** Services say more than their objects: the repair of X-ray machines is maintenance. */
const services: readonly (readonly [category: CategorySlug, nouns: Readonly<Record<LanguageCode, string>>])[] = [
  [
    'maintenance',
    {
      am: 'ጥገና|እድሳት|ዕድሳት|ማስጠገን|ማሳደስ',
      en: 'maintenance|repair|servicing|overhaul(?:ing)?|renovat\\w+|refurbish\\w+',
      om: 'suphaa|suphisiis\\w*|suphsiis\\w*|haaromsa',
      ti: 'ጽገና|ፅገና|ምፅጋን|ምጽጋን|ምሕዳስ',
    },
  ],
  ['printing', { am: 'ኅትመት|ማሳተም', en: 'printing', om: 'maxxans\\w*', ti: 'ሕትመት|ምሕታም' }],
  [
    'transport-logistics',
    {
      am: 'ማጓጓዝ|የማጓጓዝ|ማጓጓዣ|የሚያጓጉዙ|ጭነት አገልግሎት',
      en: 'transport(?:ation|ing)?|haulage|freight|clearing and forwarding|customs clear\\w+',
      om: 'geejjib\\w*',
      ti: 'ምጉዕዓዝ|መጉዓዝያ',
    },
  ],
  [
    'consultancy',
    {
      am: 'ማማከር|የማማከር|ኦዲት|ኦዲተር|ጥናት|ግምገማ|መድን|መድን ሽፋን|ኢንሹራንስ|ኢንሹራንስ ሽፋን',
      en: 'consult(?:ancy|ing|ants?)|(?:external )?audit(?:or)?|(?:(?!construct|supply)[\\w-]+\\s+){0,3}(?:evaluation|baseline survey|assessment)|conduct (?:of )?(?:an? )?[\\w\\s-]{0,30}(?:survey|study)|feasibility|insurance|supervision|strategic plan',
      om: 'gorsa|odiitii|qorannoo',
      ti: 'ምኽሪ|ኦዲት|መፅናዕቲ|መጽናዕቲ',
    },
  ],
  ['training-events', { am: 'ሥልጠና|ስልጠና', en: 'training', om: 'leenjii', ti: 'ስልጠና' }],
];

const building: Readonly<Record<LanguageCode, string>> = {
  am: 'ግንባታ|ማስገንባት',
  en: 'construction|building works?',
  om: 'ijaarsa\\w*',
  ti: 'ህንፀት|ህንጸት|ሕንፀት|ምህናፅ',
};

/** "Demolition of silos and construction of a store": in English the building may be named later. */
const builtLater = /\bconstruction of\b/;

const around = (language: LanguageCode, nouns: string): RegExp => {
  const folded = language === 'am' || language === 'ti' ? foldLetters(nouns) : nouns;
  // In Amharic the service comes last, in the other languages first.
  return language === 'am'
    ? new RegExp(`(?:^|[\\s፣])የ?(?:${folded})(?:ና)?(?:\\s+(?:ስራ|ስራዎች|አገልግሎት|ግ[ዥዢ]|ውል))*[^\\p{L}]*$`, 'u')
    : new RegExp(
        `^[^\\p{L}]*(?:(?:the|procurement of|provision of|supply of|annual|hojii|naay|ናይ|ስራህ)\\s+)*(?:${folded})(?![\\p{L}])`,
        'u',
      );
};

const languages = ['am', 'en', 'om', 'ti'] as const;
const byLanguage = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      services: services.map(([category, nouns]) => ({ category, isSaid: around(language, nouns[language]) })),
      building: around(language, building[language]),
    },
  ]),
) as Record<LanguageCode, { services: { category: CategorySlug; isSaid: RegExp }[]; building: RegExp }>;

/** Roads, wells and power lines are also built, but have their own categories. */
export const worksOfTheirOwn: ReadonlySet<CategorySlug> = new Set<CategorySlug>([
  'roads-bridges',
  'water-irrigation',
  'pumps-drilling',
  'electrical-energy',
  'solar-generators',
  'telecom',
  'waste-gardening',
  'steel-metalwork',
  'building-construction',
]);

/** Returns the category of the service in a headline, whatever its object is. */
export function governing(
  headline: string,
  language: LanguageCode,
  head: CategorySlug | undefined,
): CategorySlug | null {
  const { services: said, building: built } = byLanguage[language];
  const found = said.find(({ isSaid }) => isSaid.test(headline));
  // Maintenance of roads is road works.
  if (found?.category === 'maintenance' && head === 'roads-bridges') return head;
  if (found !== undefined) return found.category;
  const isOther = head !== undefined && worksOfTheirOwn.has(head);
  const isBuilt = built.test(headline) || (language === 'en' && builtLater.test(headline));
  return isBuilt && !isOther ? 'building-construction' : null;
}
