import { foldForSearch } from '../amharic/index.ts';

export interface Preferences {
  categories: readonly number[];
  languages: readonly number[];
  regions: readonly number[];
}

/** A feed needs categories, and a language or a region. */
export const isFeedEmpty = ({ categories, languages, regions }: Preferences): boolean =>
  categories.length === 0 || (languages.length === 0 && regions.length === 0);

/**
 * Categories alone make no feed: a person who has chosen neither regions nor languages wants all languages, and that is
 * stored.
 */
export const withEveryLanguage = (preferences: Preferences, languages: readonly number[]): Preferences =>
  preferences.categories.length > 0 && isFeedEmpty(preferences) ? { ...preferences, languages } : preferences;

/** Choosing all languages is the same as choosing none. */
export const withoutEveryLanguage = (preferences: Preferences, languages: readonly number[]): Preferences =>
  languages.every((id) => preferences.languages.includes(id)) ? { ...preferences, languages: [] } : preferences;

export interface Option {
  id: number;
  name: string;
}

/** Ignores case; in Amharic also letters of the same sound, because place names are spelt in many ways. */
export function nameMatches(name: string, text: string): boolean {
  const wanted = text.trim();
  const folded = foldForSearch(wanted);
  return name.toLowerCase().includes(wanted.toLowerCase()) || (folded !== '' && foldForSearch(name).includes(folded));
}

/** Chosen options first, if they are among the results. */
export const chosenFirst = <Item extends Option>(options: readonly Item[], chosen: readonly number[]): Item[] => [
  ...options.filter(({ id }) => chosen.includes(id)),
  ...options.filter(({ id }) => !chosen.includes(id)),
];

/** The visible options: all that match a text; without one, the first `few` and the chosen ones. */
export const shownOptions = <Item extends Option>(
  options: readonly Item[],
  { text, few, chosen }: { text: string; few: number; chosen: readonly number[] },
): readonly Item[] =>
  options.filter(({ id, name }, place) =>
    text.trim() === '' ? place < few || chosen.includes(id) : nameMatches(name, text),
  );
