import { type Preferences, withEveryLanguage, withoutEveryLanguage } from '@awaj/domain/preferences';

/** The form holds strings, under the field names that an answer uses for errors. */
export type PreferencesForm = Record<'selectedLanguages' | 'selectedRegions' | 'selectedCategories', string>;

const separator = ',';

export const toText = (values: readonly (string | number)[]): string => values.join(separator);
export const toIds = (text: string): number[] => (text === '' ? [] : text.split(separator).map(Number));

/** If all of `languages` are chosen, the form holds none. */
export function toForm(preferences: Preferences, languages: readonly number[]): PreferencesForm {
  const chosen = withoutEveryLanguage(preferences, languages);
  return {
    selectedLanguages: toText(chosen.languages),
    selectedRegions: toText(chosen.regions),
    selectedCategories: toText(chosen.categories),
  };
}

export const fromForm = (form: PreferencesForm, languages: readonly number[]): Preferences =>
  withEveryLanguage(
    {
      languages: toIds(form.selectedLanguages),
      regions: toIds(form.selectedRegions),
      categories: toIds(form.selectedCategories),
    },
    languages,
  );

export interface Chosen {
  list: keyof PreferencesForm;
  id: number;
}

/** Returns the choice that Backspace removes: the latest one if known, otherwise the last one of a list. */
export function lastChosen(form: PreferencesForm, made: readonly Chosen[]): Chosen | null {
  const isChosen = ({ list, id }: Chosen) => toIds(form[list]).includes(id);
  const lasts = (['selectedCategories', 'selectedRegions'] as const).flatMap((list) =>
    toIds(form[list])
      .slice(-1)
      .map((id) => ({ list, id })),
  );
  return made.findLast(isChosen) ?? lasts.at(-1) ?? null;
}
