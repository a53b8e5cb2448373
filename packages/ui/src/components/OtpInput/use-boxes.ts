import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { boxesOf, type CodeCharacters, codeIn, codeOf, typedInto } from './code.ts';

interface Boxes {
  row: RefObject<HTMLDivElement | null>;
  digits: readonly string[];
  /** Text was entered into a box: typed, filled in by the phone, or by an input method. */
  write: (place: number, text: string) => void;
  paste: (place: number, text: string) => void;
  /** The same digit was typed again: the next one goes into the next box. */
  repeat: (place: number, text: string) => void;
  onKeyDown: (place: number, event: KeyboardEvent) => void;
}

export function useBoxes(code: string, length: number, of: CodeCharacters, onCode: (code: string) => void): Boxes {
  const row = useRef<HTMLDivElement>(null);
  const digits = boxesOf(code, length);

  const goTo = (place: number) => {
    const input =
      row.current?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')[
        Math.min(Math.max(place, 0), length - 1)
      ];
    input?.focus();
    input?.select();
  };
  const put = (place: number, text: string) => {
    const from = text.length === length ? 0 : place;
    onCode(codeOf(digits.map((digit, at) => text[at - from] ?? digit)));
    goTo(from + text.length);
  };
  const clear = (place: number) => onCode(codeOf(digits.with(place, '')));

  const write = (place: number, text: string) => {
    const previous = digits[place] ?? '';
    const typed = text.length > 2 ? codeIn(text, length, of) : typedInto(previous, text, of);
    if (typed) put(place, typed);
    else if (text === '') clear(place);
  };
  const paste = (place: number, text: string) => {
    const pasted = codeIn(text, length, of);
    if (pasted) put(place, pasted);
  };
  const repeat = (place: number, text: string) => {
    const typed = typedInto('', text, of);
    if (typed && typed === digits[place]) goTo(place + 1);
  };
  const onKeyDown = (place: number, event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey } = event;
    if (event.key === 'Backspace' && (ctrlKey || metaKey)) {
      event.preventDefault();
      onCode('');
      return goTo(0);
    }
    // Leaves browser shortcuts alone, such as Alt and an arrow to go back.
    if (altKey || ctrlKey || metaKey) return;
    const goal = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: length - 1 }[event.key];
    const takesPrevious = event.key === 'Backspace' && !digits[place] && place > 0;
    if (goal === undefined && !takesPrevious) return;
    event.preventDefault();
    if (takesPrevious) clear(place - 1);
    goTo(goal ?? place - 1);
  };
  return { row, digits, write, paste, repeat, onKeyDown };
}
