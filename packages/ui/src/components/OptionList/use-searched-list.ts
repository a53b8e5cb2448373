import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { containsText, type Matches } from './matches.ts';
import type { Option } from './OptionList.tsx';
import { type OptionListState, useOptionList } from './use-option-list.ts';

/** Attributes of a text field that searches a list. */
export const searchInput = {
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  spellCheck: false,
  type: 'text',
} as const;

/** Searches elsewhere. The signal is aborted when the text changes, so that late answers are ignored. */
export type OnSearch = (text: string, signal: AbortSignal) => void;

interface Search {
  options: readonly Option[];
  text: string;
  matches?: Matches | undefined;
  onSearch?: OnSearch | undefined;
  loading?: string | undefined;
}

interface SearchedList {
  list: OptionListState;
  /** The searched text; empty when all options match. */
  sought: string;
  found: readonly Option[];
  /** The list still shows the results of an earlier text, so no option is active. */
  isBusy: boolean;
  /** Options by value, including all that an outside search ever returned. */
  known: ReadonlyMap<string, Option>;
  /** Announces how many were found. */
  newsOf: (found: (count: number) => string) => string;
}

/** Lists the options that match the text. The first is active if there is a text. */
export function useSearchedList(search: Search): SearchedList {
  const { options, text, matches = containsText, onSearch, loading } = search;
  const sought = text.trim();
  const [asked, setAsked] = useState<string>();
  const isLate = asked !== sought;
  const isBusy = onSearch !== undefined && (isLate || loading !== undefined);
  const found = foundIn(search, sought, matches);
  const list = useOptionList(found, sought ? 0 : -1, isBusy);
  useAsking(sought, onSearch !== undefined && list.isOpen && isLate, (next, signal) => {
    setAsked(next);
    onSearch?.(next, signal);
  });
  const [before] = useState(() => new Map<string, Option>());
  const known = onSearch ? before : new Map<string, Option>();
  for (const option of options) known.set(option.value, option);
  const newsOf = (count: (count: number) => string) => {
    if (isBusy) return loading ?? '';
    return list.isOpen && sought ? count(found.length) : '';
  };
  return { list, sought, found, isBusy, known, newsOf };
}

function foundIn({ options, onSearch, loading }: Search, sought: string, matches: Matches): readonly Option[] {
  if (onSearch) return options;
  if (loading !== undefined) return [];
  return sought ? options.filter(({ label }) => matches(label, sought)) : options;
}

const restMs = 200;

/** Asks after the typing pauses and aborts the request before. */
function useAsking(sought: string, isDue: boolean, onSearch: OnSearch): void {
  const asking = useRef<AbortController>(undefined);
  const ask = useEffectEvent((text: string) => {
    asking.current?.abort();
    asking.current = new AbortController();
    onSearch(text, asking.current.signal);
  });
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => ask(sought), restMs);
    return () => clearTimeout(timer);
  }, [sought, isDue]);
  useEffect(() => () => asking.current?.abort(), []);
}
