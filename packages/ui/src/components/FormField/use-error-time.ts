import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react';
import { afterPress, forget, trackPresses } from './after-press.ts';

/** Whether the form around was sent before this page was made, as it was when it comes back from a server with errors. */
export const SentForm = createContext(false);

/**
 * True once the field was left or its form was sent: nobody is corrected while still writing for the first time. When
 * the form is reset it begins anew. All is heard as events of the document, so that a form of ten fields has nothing to
 * keep.
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
      // When the whole window is left, the field keeps its focus for the return.
      const isWindowLeft = document.activeElement === target;
      if (!isInside && !isWindowLeft) afterPress(show);
    };
    const beginAnew = (event: Event) => {
      if (event.target !== form || event.defaultPrevented) return;
      // A press may have left the field for the button that resets the form.
      forget(show);
      setDue(false);
      reset();
    };
    trackPresses();
    element?.addEventListener('focusout', leave, leaving);
    form?.addEventListener('submit', show, leaving);
    // At the window, so that a handler which prevents the event has run before.
    window.addEventListener('reset', beginAnew, leaving);
    return () => leaving.abort();
  }, [frame]);
  return isDue || wasSent;
}
