import { type Preferences, withEveryLanguage, withoutEveryLanguage } from '@awaj/domain/preferences';

/** The form holds texts, by the names under which an answer would refuse them. */
export type PreferencesForm = Record<'selectedLanguages' | 'selectedRegions' | 'selectedCategories', string>;

const separator = ',';

export const toText = (values: readonly (string | number)[]): string => values.join(separator);
export const toIds = (text: string): number[] => (text === '' ? [] : text.split(separator).map(Number));

/** Of `languages`, which are all there are, none stands in the form where all are chosen. */
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

/** What Backspace takes away: the choice made last, as far as it is known, and else the last of a list. */
export function lastChosen(form: PreferencesForm, made: readonly Chosen[]): Chosen | null {
  const isChosen = ({ list, id }: Chosen) => toIds(form[list]).includes(id);
  const lasts = (['selectedCategories', 'selectedRegions'] as const).flatMap((list) =>
    toIds(form[list])
      .slice(-1)
      .map((id) => ({ list, id })),
  );
  return made.findLast(isChosen) ?? lasts.at(-1) ?? null;
}
