import type { Category, Preferences as PreferencesDto } from '@awaj/api-client/schema';
import type { Option, Preferences } from '@awaj/domain/preferences';

export interface CountedOption extends Option {
  /** The number of its tenders. */
  count: number;
}

/** The available options, or the chosen ones. */
export interface Choices<Item extends Option = CountedOption> {
  languages: readonly Item[];
  regions: readonly Item[];
  categories: readonly Item[];
}

/** Those with the most tenders first. */
const toOptions = (lookups: readonly Category[]): CountedOption[] =>
  lookups.map(({ id, name, tenders_count: count }) => ({ id, name, count })).sort((a, b) => b.count - a.count);

export const toChoices = ({ languages, regions, categories }: Record<keyof Choices, readonly Category[]>): Choices => ({
  languages: toOptions(languages),
  regions: toOptions(regions),
  categories: toOptions(categories),
});

const idsOf = (options: readonly Option[]): number[] => options.map(({ id }) => id);

export const toPreferences = ({ languages, regions, categories }: Choices<Option>): Preferences => ({
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
