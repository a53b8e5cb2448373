import type { Preferences } from '@awaj/domain/preferences';
import type { AreaMessages } from '@awaj/i18n';

/** The feed's rule as a sentence, as its conditions are combined: "In these categories and regions". */
export function scopeText(
  { categories, regions, languages }: Preferences,
  words: AreaMessages['preferences']['scope'],
): string {
  if (categories.length === 0) return words.none;
  const where = regions.length === 0 ? words.anywhere : words.inRegions;
  return languages.length === 0 ? where : words.inLanguages(where);
}
