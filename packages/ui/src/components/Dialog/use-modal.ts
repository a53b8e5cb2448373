import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { standAboveKeyboard } from './above-keyboard.ts';
import { onBackGesture } from './back-gesture.ts';
import { coverPage, takeFocus } from './page-behind.ts';

/**
 * In front of everything else; older browsers have it there by its place in the page. In this order, because each asks
 * how the page is laid out, and what is asked after something has changed is worked out once more.
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

/** What was closed may still be fading away. */
const whenGone = (scrim: HTMLElement) => Promise.allSettled(scrim.getAnimations().map(({ finished }) => finished));

interface Parts {
  scrim: RefObject<HTMLDivElement | null>;
  panel: RefObject<HTMLDivElement | null>;
}

/** In front of the page for as long as it is open, in the page until it has faded away. */
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
    // Text that is marked from inside to beside is no press beside.
    onMouseDown: (event: MouseEvent) => {
      isPressedBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent) => {
      if (closesBeside && isPressedBeside.current && isBeside(event)) onClose();
    },
  };
  return { ...parts, isThere, handlers };
}
