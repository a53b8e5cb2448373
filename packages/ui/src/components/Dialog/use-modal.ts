import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { standAboveKeyboard } from './above-keyboard.ts';
import { onBackGesture } from './back-gesture.ts';
import { coverPage, takeFocus } from './page-behind.ts';

/**
 * Shows the panel on top; in older browsers its position in the DOM does that. The order matters: each step measures
 * the layout, and a measurement after a change is expensive.
 */
function present(scrim: HTMLElement, panel: HTMLElement, onEscape: () => void): () => void {
  scrim.showPopover?.();
  const giveFocusBack = takeFocus(scrim, panel, onEscape);
  const lieDown = standAboveKeyboard(panel);
  const uncover = coverPage(scrim);
  return () => {
    scrim.hidePopover?.();
    uncover();
    lieDown?.();
    giveFocusBack();
  };
}

/** A closed panel may still be fading. */
const whenGone = (scrim: HTMLElement) => Promise.allSettled(scrim.getAnimations().map(({ finished }) => finished));

interface Parts {
  scrim: RefObject<HTMLDivElement | null>;
  panel: RefObject<HTMLDivElement | null>;
}

/** Shows the panel over the page while it is open, and keeps it mounted until it has faded. */
function usePresence(isOpen: boolean, { scrim, panel }: Parts, onClose: () => void): boolean {
  const [isThere, setThere] = useState(isOpen);
  const goBack = useEffectEvent(onClose);
  if (isOpen && !isThere) setThere(true);
  useLayoutEffect(() => {
    if (isOpen && scrim.current && panel.current) return present(scrim.current, panel.current, () => goBack());
  }, [isOpen, scrim, panel]);
  useEffect(() => (isOpen ? onBackGesture(() => goBack()) : undefined), [isOpen]);
  useEffect(() => {
    if (isOpen || !scrim.current) return;
    let isCurrent = true;
    void whenGone(scrim.current).then(() => isCurrent && setThere(false));
    return () => {
      isCurrent = false;
    };
  }, [isOpen, scrim]);
  return isOpen || isThere;
}

interface ModalOptions {
  isOpen: boolean;
  onClose: () => void;
  closesBeside: boolean;
}

export function useModal({ isOpen, onClose, closesBeside }: ModalOptions) {
  const parts: Parts = { scrim: useRef(null), panel: useRef(null) };
  const isThere = usePresence(isOpen, parts, onClose);
  const isPressedBeside = useRef(false);
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  const handlers = {
    // Selecting text from inside to outside does not count as a press beside the panel.
    onMouseDown: (event: MouseEvent) => {
      isPressedBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent) => {
      // A closed panel that still fades is not closed again.
      if (isOpen && closesBeside && isPressedBeside.current && isBeside(event)) onClose();
    },
  };
  return { ...parts, isThere, handlers };
}
