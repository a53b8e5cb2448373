import { foldForSearch } from '../amharic/index.ts';

export interface Preferences {
  categories: readonly number[];
  languages: readonly number[];
  regions: readonly number[];
}

/** A feed has something to go by when it has categories, and a language or a region. */
export const isFeedEmpty = ({ categories, languages, regions }: Preferences): boolean =>
  categories.length === 0 || (languages.length === 0 && regions.length === 0);

/**
 * Categories alone make no feed: somebody who has narrowed neither regions nor languages wants every language, and so
 * it is kept.
 */
export const withEveryLanguage = (preferences: Preferences, languages: readonly number[]): Preferences =>
  preferences.categories.length > 0 && isFeedEmpty(preferences) ? { ...preferences, languages } : preferences;

/** Every language is no choice of languages. */
export const withoutEveryLanguage = (preferences: Preferences, languages: readonly number[]): Preferences =>
  languages.every((id) => preferences.languages.includes(id)) ? { ...preferences, languages: [] } : preferences;

export interface Option {
  id: number;
  name: string;
}

/** In any case; and in Amharic by any letter of the same sound, as people spell the names of places variously. */
export function nameMatches(name: string, text: string): boolean {
  const wanted = text.trim();
  const folded = foldForSearch(wanted);
  return name.toLowerCase().includes(wanted.toLowerCase()) || (folded !== '' && foldForSearch(name).includes(folded));
}

/** What was chosen before stands first, where it is found again. */
export const chosenFirst = <Item extends Option>(options: readonly Item[], chosen: readonly number[]): Item[] => [
  ...options.filter(({ id }) => chosen.includes(id)),
  ...options.filter(({ id }) => !chosen.includes(id)),
];

/** Those that are in view: all that a name finds, and without one the first `few` and what is chosen beside them. */
export const shownOptions = <Item extends Option>(
  options: readonly Item[],
  { text, few, chosen }: { text: string; few: number; chosen: readonly number[] },
): readonly Item[] =>
  options.filter(({ id, name }, place) =>
    text.trim() === '' ? place < few || chosen.includes(id) : nameMatches(name, text),
  );
