import { containsText, type Matches } from './matches.ts';
import type { Option } from './OptionList.tsx';
import { type OptionListState, useOptionList } from './use-option-list.ts';

/** Of a text field that searches a list. */
export const searchInput = {
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  spellCheck: false,
  type: 'text',
} as const;

interface Search {
  options: readonly Option[];
  text: string;
  matches?: Matches | undefined;
}

interface SearchedList {
  list: OptionListState;
  /** What is searched for; empty where all options are found. */
  sought: string;
  found: readonly Option[];
  /** The first one found is active, where something is searched for. */
  openFor: (text: string) => void;
}

/** A list of the options whose names answer what is written. */
export function useSearchedList({ options, text, matches = containsText }: Search): SearchedList {
  const sought = text.trim();
  const found = sought ? options.filter(({ label }) => matches(label, sought)) : options;
  const list = useOptionList(found.length);
  return { list, sought, found, openFor: (next) => list.open(next.trim() ? 0 : -1) };
}
