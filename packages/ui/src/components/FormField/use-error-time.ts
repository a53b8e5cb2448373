import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react';
import { afterPress, forget, trackPresses } from './after-press.ts';

/** True when the server returned the surrounding form with errors. */
export const SentForm = createContext(false);

/**
 * True after the field was left or its form was sent: nobody is corrected while typing for the first time. A reset
 * starts again. Everything is delegated to document events, so that a form of ten fields needs no state.
 */
export function useErrorTime(frame: RefObject<HTMLElement | null>, onReset: (() => void) | undefined): boolean {
  const wasSent = useContext(SentForm);
  const [isDue, setDue] = useState(false);
  const reset = useEffectEvent(() => onReset?.());
  useEffect(() => {
    const element = frame.current;
    const form = element?.closest('form');
    const leaving = new AbortController();
    const show = () => setDue(true);
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && element?.contains(relatedTarget);
      // The field keeps its focus when the whole window loses it.
      const isWindowLeft = document.activeElement === target;
      if (!isInside && !isWindowLeft) afterPress(show);
    };
    const beginAnew = (event: Event) => {
      if (event.target !== form || event.defaultPrevented) return;
      // The field may have been left by pressing the form's reset button.
      forget(show);
      setDue(false);
      reset();
    };
    trackPresses();
    element?.addEventListener('focusout', leave, leaving);
    form?.addEventListener('submit', show, leaving);
    // Listens on the window, so that the field's own handlers, which may prevent the event, have already run.
    window.addEventListener('reset', beginAnew, leaving);
    return () => leaving.abort();
  }, [frame]);
  return isDue || wasSent;
}
