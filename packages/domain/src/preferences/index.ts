import { foldForSearch } from '../amharic/index.ts';

export interface Preferences {
  categories: readonly number[];
  languages: readonly number[];
  regions: readonly number[];
}

/** A feed has something to go by when it has categories, and a language or a region. */
export const isFeedEmpty = ({ categories, languages, regions }: Preferences): boolean =>
  categories.length === 0 || (languages.length === 0 && regions.length === 0);

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

/** The options that are offered for what was typed: those not chosen yet whose name contains it. */
export const offeredOptions = <Item extends Option>(
  options: readonly Item[],
  selected: readonly number[],
  text: string,
): Item[] => options.filter(({ id, name }) => !selected.includes(id) && nameMatches(name, text));

export const select = (selected: readonly number[], id: number): number[] =>
  selected.includes(id) ? [...selected] : [...selected, id];

export const unselect = (selected: readonly number[], id: number): number[] => selected.filter((other) => other !== id);

/** Backspace takes letters while there are some, and then the item chosen last. */
export const afterBackspace = (selected: readonly number[], text: string): number[] =>
  text === '' ? selected.slice(0, -1) : [...selected];
