import { contentId } from '@awaj/ui/PageLayout';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/** When another step takes the place of the one before, the focus begins at its top. */
export function useFocusOn(step: string | number): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById(contentId)?.focus();
  }, [step]);
}

/** The address of a later step, opened when what was typed before is gone, leads back to where it is typed. */
export function useMissingStep(isMissing: boolean, start: string): void {
  const navigate = useNavigate();
  // On the server and while its page is being taken over, what the browser keeps is not known.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (isMounted && isMissing) void navigate(start, { replace: true });
  }, [isMounted, isMissing, start, navigate]);
}
