import type { Preferences as PreferencesDto } from '@awaj/api-client/schema';
import type { Option, Preferences } from '@awaj/domain/preferences';

/** What there is to choose from, or what has been chosen. */
export interface Choices {
  languages: readonly Option[];
  regions: readonly Option[];
  categories: readonly Option[];
}

const idsOf = (options: readonly Option[]): number[] => options.map(({ id }) => id);

export const toPreferences = ({ languages, regions, categories }: Choices): Preferences => ({
  languages: idsOf(languages),
  regions: idsOf(regions),
  categories: idsOf(categories),
});

export const toPreferencesDto = ({ languages, regions, categories }: Preferences) =>
  ({
    selectedLanguages: [...languages],
    selectedRegions: [...regions],
    selectedCategories: [...categories],
  }) satisfies PreferencesDto;
