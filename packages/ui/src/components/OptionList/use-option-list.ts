import { useCallback, useId, useState } from 'react';

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

export interface OptionListState {
  id: string;
  isOpen: boolean;
  /** The place of the option that the keyboard is at, -1 for none. */
  active: number;
  open: (at: number) => void;
  close: () => void;
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

/** `first` is active for as long as the keyboard was at none: -1 for none. */
export function useOptionList(count: number, first = -1): OptionListState {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setActive] = useState(-1);
  const active = Math.min(wanted < 0 ? first : wanted, count - 1);
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
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
    },
  };
}
