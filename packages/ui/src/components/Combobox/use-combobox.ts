import { type KeyboardEvent, useState } from 'react';
import type { Matches } from '../OptionList/matches.ts';
import type { Option } from '../OptionList/OptionList.tsx';
import { goalOf, movesCursor, type OptionListState } from '../OptionList/use-option-list.ts';
import { type OnSearch, useSearchedList } from '../OptionList/use-searched-list.ts';

interface Choice {
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  matches?: Matches | undefined;
  onSearch?: OnSearch | undefined;
  loading?: string | undefined;
}

interface ComboboxBehaviour {
  list: OptionListState;
  /** The text in the field: what is being typed, otherwise the chosen option's name. */
  text: string;
  /** Announces how many names match. */
  newsOf: (found: (count: number) => string) => string;
  isBusy: boolean;
  found: readonly Option[];
  write: (text: string) => void;
  choose: (option: Option) => void;
  leave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function useCombobox({ value, onChoose, ...search }: Choice): ComboboxBehaviour {
  const [written, setWritten] = useState<string | null>(null);
  const { list, sought, found, isBusy, known, newsOf } = useSearchedList({ ...search, text: written ?? '' });

  const write = (next: string) => {
    setWritten(next);
    list.open();
    if (next === '') onChoose('');
  };
  const choose = (option: Option) => {
    onChoose(option.value);
    setWritten(null);
    list.close();
  };
  const leave = () => {
    const named = found.filter(({ label }) => label.toLocaleLowerCase() === sought.toLocaleLowerCase());
    // If two options have this name, none is chosen.
    if (named.length === 1 && named[0]) choose(named[0]);
    setWritten(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    // This Enter ends the composition of an Ethiopic letter and must not reach the list.
    if (event.nativeEvent.isComposing) return;
    const goal = goalOf(key, list.active, found.length);
    const active = list.isOpen ? found[list.active] : undefined;
    if (key === 'Tab') {
      if (active && sought) choose(active);
      return;
    }
    if (movesCursor(key)) return list.moveTo(-1);
    if (key === 'Escape' && written !== null) setWritten(null);
    else if (key === 'Enter' && list.isOpen) active ? choose(active) : isBusy || list.close();
    else if (key === 'ArrowUp' && altKey) list.close();
    else if ((key === 'Home' || key === 'End') && !active) return;
    else if (goal !== undefined)
      list.isOpen ? list.moveTo(goal) : list.open(altKey ? undefined : startOf(found, value));
    else return;
    event.preventDefault();
  };
  const text = written ?? known.get(value)?.label ?? '';
  return { list, text, newsOf, isBusy, found, write, choose, leave, onKeyDown };
}

/** The list opens at the chosen option, or at the first. */
const startOf = (options: readonly Option[], value: string): number =>
  Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
