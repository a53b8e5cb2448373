import { useCallback, useId, useState } from 'react';
import type { Option } from './OptionList.tsx';

const pageSteps = 10;

/** Where a key leads in a list, `undefined` when it is none of those that move. */
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

/** Whether a key moves within what is written: a screen reader reads the letters once no option is active. */
export const movesCursor = (key: string): boolean => key === 'ArrowLeft' || key === 'ArrowRight';

export interface OptionListState {
  id: string;
  isOpen: boolean;
  /** The place of the option that the keyboard is at, -1 for none. */
  active: number;
  open: (at?: number) => void;
  close: () => void;
  /** -1 leads back to what is written. */
  moveTo: (place: number) => void;
  /** What an element with the role combobox says about the list. The focus stays in it. */
  combobox: {
    role: 'combobox';
    'aria-haspopup': 'listbox';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
  };
}

/** By its value, so that another id is pointed at, and the option is read, when another one comes to the same place. */
export const idOfOption = (listId: string, { value }: Option): string => `${listId}-${encodeURIComponent(value)}`;

/** `first` is active until the keyboard moves: -1 for none. While it is busy none is. */
export function useOptionList(options: readonly Option[], first = -1, isBusy = false): OptionListState {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setActive] = useState<number>();
  const active = isBusy ? -1 : Math.min(wanted ?? first, options.length - 1);
  const option = options[active];
  // What stands there in place of options is no list.
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
