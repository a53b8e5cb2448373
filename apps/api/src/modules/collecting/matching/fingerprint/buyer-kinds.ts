/** Short names leave them out. */
const levels: ReadonlySet<string> = new Set([
  'office',
  'administration',
  'region',
  'zone',
  'woreda',
  'city',
  'subcity',
  'ethiopian',
  'federal',
  'service',
  'general',
  'national',
  'public',
  'property',
  'branch',
  'company',
  'enterprise',
  'corporation',
  'specialized',
  'referral',
  'development',
  'association',
  'international',
  'centre',
  'programme',
  'affairs',
  'saint',
  'management',
  'risk',
]);

/**
 * Kinds of organisations. Words such as water, which only say what an organisation does, are left out because they may
 * also be goods.
 */
const kinds: ReadonlySet<string> = new Set([
  'ministry',
  'bureau',
  'department',
  'directorate',
  'authority',
  'agency',
  'commission',
  'corporation',
  'institute',
  'university',
  'college',
  'municipality',
  'administration',
  'police',
  'court',
  'supremecourt',
  'highcourt',
  'union',
]);

/** Organisations of which the country has one: "Federal Police" is the Federal Police Commission. */
const single: ReadonlySet<string> = new Set([
  'police',
  'telecom',
  'airline',
  'airports',
  'railway',
  'shipping',
  'post',
  'broadcasting',
  'statistics',
  'meteorology',
  'humanrights',
  'unitednations',
]);

/** Kinds that make a word a buyer's name even beside other words. */
const others: ReadonlySet<string> = new Set([
  'office',
  'company',
  'enterprise',
  'hospital',
  'clinic',
  'school',
  'bank',
  'insurance',
  'factory',
  'hotel',
  'ngo',
  'power',
  'telecom',
  'airline',
  'railway',
  'project',
  'board',
  'council',
  'church',
  'association',
  'redcross',
  'cooperative',
  'prison',
  'industry',
  'abattoir',
]);

/** Whether a word of a name shows that it is a buyer's. */
export const isOffice = (meaning: string): boolean => kinds.has(meaning) || others.has(meaning);

/** Whether a word is a kind of organisation and nothing else. */
export const isKindOfBuyer = (word: string): boolean => kinds.has(word);

export const isSingle = (word: string): boolean => single.has(word);

/** Leaves out the words for the level of an organisation. */
export const withoutLevels = (words: readonly string[]): string[] => words.filter((word) => !levels.has(word));
