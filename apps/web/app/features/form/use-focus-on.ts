import { contentId } from '@awaj/ui/PageLayout';
import { useEffect, useRef } from 'react';

/** When another step takes the place of the one before, the focus begins at its top. */
export function useFocusOn(step: string | number): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById(contentId)?.focus();
  }, [step]);
}
