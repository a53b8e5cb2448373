import { createContext, type RefObject, useContext, useEffect, useState } from 'react';
import { afterPress, heedPresses } from './after-press.ts';

/** Whether the form around was sent before this page was made, as it was when it comes back from a server with errors. */
export const SentForm = createContext(false);

/**
 * True once the field was left or its form was sent: nobody is corrected while still writing for the first time.
 * Both are heard as events of the document, so that a form of ten fields has nothing to keep.
 */
export function useShowsErrors(frame: RefObject<HTMLElement | null>): boolean {
  const wasSent = useContext(SentForm);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const form = element?.closest('form');
    const show = () => setDue(true);
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && element?.contains(relatedTarget);
      // When the whole window is left, the field keeps its focus for the return.
      const isWindowLeft = document.activeElement === target;
      if (!isInside && !isWindowLeft) afterPress(show);
    };
    heedPresses();
    element?.addEventListener('focusout', leave);
    form?.addEventListener('submit', show);
    return () => {
      element?.removeEventListener('focusout', leave);
      form?.removeEventListener('submit', show);
    };
  }, [frame]);
  return isDue || wasSent;
}
