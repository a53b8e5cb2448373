import { type RefObject, useEffect } from 'react';

/** Closes the list on a press or focus elsewhere, or on Escape, which then closes nothing else. */
export function useDismissal(isOpen: boolean, close: () => void, inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = inside.current;
    if (!(isOpen && element)) return;
    const closeUnlessIn = (goal: EventTarget | null) => {
      if (!(goal instanceof Node && element.contains(goal))) close();
    };
    const press = ({ target }: PointerEvent) => closeUnlessIn(target);
    const leave = ({ relatedTarget }: FocusEvent) => closeUnlessIn(relatedTarget);
    const takeEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', press);
    element.addEventListener('focusout', leave);
    // Runs before the surrounding dialog, which listens on the document.
    window.addEventListener('keydown', takeEscape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', press);
      element.removeEventListener('focusout', leave);
      window.removeEventListener('keydown', takeEscape, { capture: true });
    };
  }, [isOpen, close, inside]);
}
