import type { Preferences } from '@awaj/domain/preferences';

/** The form holds texts, by the names under which an answer would refuse them. */
export type PreferencesForm = Record<'selectedLanguages' | 'selectedRegions' | 'selectedCategories', string>;

const separator = ',';

export const toText = (values: readonly (string | number)[]): string => values.join(separator);
export const toValues = (text: string): string[] => (text === '' ? [] : text.split(separator));

const toIds = (text: string): number[] => toValues(text).map(Number);

export const toForm = ({ languages, regions, categories }: Preferences): PreferencesForm => ({
  selectedLanguages: toText(languages),
  selectedRegions: toText(regions),
  selectedCategories: toText(categories),
});

export const fromForm = (form: PreferencesForm): Preferences => ({
  languages: toIds(form.selectedLanguages),
  regions: toIds(form.selectedRegions),
  categories: toIds(form.selectedCategories),
});
