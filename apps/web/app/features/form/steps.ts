import { contentId } from '@awaj/ui/PageLayout';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/** When the step changes, the focus moves to its top. */
export function useFocusOn(step: string | number): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById(contentId)?.focus();
  }, [step]);
}

/** If a later step is opened without the earlier input, redirects to the step where it is entered. */
export function useMissingStep(isMissing: boolean, start: string): void {
  const navigate = useNavigate();
  // On the server and during hydration the stored input is not known.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (isMounted && isMissing) void navigate(start, { replace: true });
  }, [isMounted, isMissing, start, navigate]);
}
