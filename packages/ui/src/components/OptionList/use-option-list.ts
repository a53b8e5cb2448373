import { useCallback, useId, useState } from 'react';
import type { Option } from './OptionList.tsx';

const pageSteps = 10;

/** The index that a key moves to, `undefined` for keys that do not move. */
export function goalOf(key: string, active: number, count: number): number | undefined {
  const goal = {
    ArrowDown: active + 1,
    ArrowUp: active < 0 ? count - 1 : active - 1,
    PageDown: active + pageSteps,
    PageUp: active - pageSteps,
    Home: 0,
    End: count - 1,
  }[key];
  return goal === undefined ? undefined : Math.max(0, Math.min(goal, count - 1));
}

/** Whether a key moves the text cursor: a screen reader then reads letters, so no option may be active. */
export const movesCursor = (key: string): boolean => key === 'ArrowLeft' || key === 'ArrowRight';

export interface OptionListState {
  id: string;
  isOpen: boolean;
  /** Index of the active option, -1 for none. */
  active: number;
  open: (at?: number) => void;
  close: () => void;
  /** -1 returns to the text. */
  moveTo: (place: number) => void;
  /** ARIA attributes of the combobox, which keeps the focus. */
  combobox: {
    role: 'combobox';
    'aria-haspopup': 'listbox';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
  };
}

/** Derived from the value: when another option takes the same index, the id changes and a screen reader reads it. */
export const idOfOption = (listId: string, { value }: Option): string => `${listId}-${encodeURIComponent(value)}`;

/** `first` is active until the keyboard moves, -1 for none. While busy, no option is active. */
export function useOptionList(options: readonly Option[], first = -1, isBusy = false): OptionListState {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setActive] = useState<number>();
  const active = isBusy ? -1 : Math.min(wanted ?? first, options.length - 1);
  const option = options[active];
  // A note instead of options is not a list.
  const isExpanded = isOpen && options.length > 0;
  const close = useCallback(() => setOpen(false), []);
  return {
    id,
    isOpen,
    active,
    open: (at) => {
      setOpen(true);
      setActive(at);
    },
    close,
    moveTo: setActive,
    combobox: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? id : undefined,
      'aria-activedescendant': isExpanded && option ? idOfOption(id, option) : undefined,
    },
  };
}
