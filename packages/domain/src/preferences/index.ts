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

/** The options that are offered for what was typed: those not chosen yet whose name contains it, in any case. */
export function offeredOptions<Item extends Option>(
  options: readonly Item[],
  selected: readonly number[],
  text: string,
): Item[] {
  const wanted = text.trim().toLowerCase();
  return options.filter(({ id, name }) => !selected.includes(id) && name.toLowerCase().includes(wanted));
}

export const select = (selected: readonly number[], id: number): number[] =>
  selected.includes(id) ? [...selected] : [...selected, id];

export const unselect = (selected: readonly number[], id: number): number[] => selected.filter((other) => other !== id);

/** Backspace takes letters while there are some, and then the item chosen last. */
export const afterBackspace = (selected: readonly number[], text: string): number[] =>
  text === '' ? selected.slice(0, -1) : [...selected];
