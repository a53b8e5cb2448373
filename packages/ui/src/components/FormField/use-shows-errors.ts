import { createContext, type RefObject, useCallback, useContext, useEffect, useState } from 'react';
import { afterPress, forget, heedPresses } from './after-press.ts';

/** Whether the form around was sent before this page was made, as it was when it comes back from a server with errors. */
export const SentForm = createContext(false);

interface ErrorTime {
  showsErrors: boolean;
  hideErrors: () => void;
}

/**
 * Errors show once the field was left or its form was sent: nobody is corrected while still writing for the first time.
 * Both are heard as events of the document, so that a form of ten fields has nothing to keep.
 */
export function useShowsErrors(frame: RefObject<HTMLElement | null>): ErrorTime {
  const wasSent = useContext(SentForm);
  const [isDue, setDue] = useState(false);
  const show = useCallback(() => setDue(true), []);
  useEffect(() => {
    const element = frame.current;
    const form = element?.closest('form');
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
  }, [frame, show]);
  const hideErrors = () => {
    // A press may have left the field for the button that resets the form.
    forget(show);
    setDue(false);
  };
  return { showsErrors: isDue || wasSent, hideErrors };
}
