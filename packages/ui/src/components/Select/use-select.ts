import { type KeyboardEvent, useRef } from 'react';
import type { Option } from '../OptionList/OptionList.tsx';
import { goalOf, type OptionListState, useOptionList } from '../OptionList/use-option-list.ts';

/** A letter typed after this pause starts a new word. */
const wordMs = 700;

/** Finds an option by its first letters; repeating a letter goes to the next match. */
function useTypeAhead(options: readonly Option[]) {
  const typed = useRef({ text: '', at: 0 });
  return {
    isWriting: (time: number) => typed.current.text !== '' && time - typed.current.at < wordMs,
    find: (letter: string, time: number, active: number): number => {
      const before = time - typed.current.at < wordMs ? typed.current.text : '';
      const text = before === letter ? letter : before + letter;
      typed.current = { text, at: time };
      const first = text.length === 1 ? active + 1 : Math.max(active, 0);
      const order = options.map((_, step) => (first + step) % options.length);
      const start = text.toLocaleLowerCase();
      return order.find((place) => options[place]?.label.toLocaleLowerCase().startsWith(start)) ?? -1;
    },
  };
}

interface SelectBehaviour {
  list: OptionListState;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function useSelect(
  options: readonly Option[],
  chosen: string,
  onChoose: (option: Option) => void,
): SelectBehaviour {
  const list = useOptionList(options);
  const typeAhead = useTypeAhead(options);
  const openAtChosen = () => list.open(options.findIndex(({ value }) => value === chosen));
  const choose = () => {
    const option = options[list.active];
    if (option) onChoose(option);
    list.close();
  };

  const search = (event: KeyboardEvent) => {
    const from = list.isOpen ? list.active : options.findIndex(({ value }) => value === chosen);
    const found = typeAhead.find(event.key, event.timeStamp, from);
    if (found >= 0) list.open(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, timeStamp } = event;
    const isSpace = key === ' ' && !typeAhead.isWriting(timeStamp);
    const goal = goalOf(key, list.active, options.length);
    if (key === 'Tab') {
      if (list.isOpen) choose();
      return;
    }
    if (altKey && key === 'ArrowUp') list.close();
    else if (key === 'Enter' || isSpace) list.isOpen ? choose() : openAtChosen();
    else if (goal !== undefined && list.isOpen) list.moveTo(goal);
    else if (key === 'Home' || key === 'End') list.open(goal);
    else if (goal !== undefined) openAtChosen();
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) search(event);
    else return;
    event.preventDefault();
  };
  return { list, onClick: () => (list.isOpen ? list.close() : openAtChosen()), onKeyDown };
}
