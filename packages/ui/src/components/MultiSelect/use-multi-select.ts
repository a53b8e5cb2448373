import { type KeyboardEvent, useState } from 'react';
import type { Matches } from '../OptionList/matches.ts';
import type { Option } from '../OptionList/OptionList.tsx';
import { goalOf, movesCursor, type OptionListState } from '../OptionList/use-option-list.ts';
import { type OnSearch, useSearchedList } from '../OptionList/use-searched-list.ts';

interface Choice {
  options: readonly Option[];
  values: readonly string[];
  onValues: (values: string[], changed: Option, isAdded: boolean) => void;
  matches?: Matches | undefined;
  onSearch?: OnSearch | undefined;
  loading?: string | undefined;
}

interface MultiSelectBehaviour {
  list: OptionListState;
  text: string;
  found: readonly Option[];
  isBusy: boolean;
  known: ReadonlyMap<string, Option>;
  /** Announces how many names match. */
  newsOf: (found: (count: number) => string) => string;
  write: (text: string) => void;
  toggle: (option: Option) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function useMultiSelect({ values, onValues, ...search }: Choice): MultiSelectBehaviour {
  const [text, setText] = useState('');
  const { list, found, isBusy, known, newsOf } = useSearchedList({ ...search, text });

  const write = (next: string) => {
    setText(next);
    list.open();
  };
  const toggle = (option: Option) => {
    const isAdded = !values.includes(option.value);
    onValues(isAdded ? [...values, option.value] : values.filter((value) => value !== option.value), option, isAdded);
    if (text) write('');
  };
  const removeLast = () => {
    const last = known.get(values.at(-1) ?? '');
    if (last) toggle(last);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    // This Enter ends the composition of an Ethiopic letter and must not reach the list.
    if (event.nativeEvent.isComposing) return;
    const goal = goalOf(key, list.active, found.length);
    const active = found[list.active];
    if (movesCursor(key)) return list.moveTo(-1);
    if (key === 'Backspace' && text === '') return removeLast();
    if (key === 'Escape' && text === '') return;
    if (key === 'Escape') setText('');
    else if (key === 'Enter' && list.isOpen) active ? toggle(active) : isBusy || list.close();
    else if (key === 'ArrowUp' && altKey) list.close();
    else if ((key === 'Home' || key === 'End') && !(list.isOpen && active)) return;
    else if (goal !== undefined) list.isOpen ? list.moveTo(goal) : list.open(altKey ? undefined : Math.min(goal, 0));
    else return;
    event.preventDefault();
  };
  return { list, text, found, isBusy, known, newsOf, write, toggle, onKeyDown };
}
