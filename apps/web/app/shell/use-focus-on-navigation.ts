import { plainPath } from '@awaj/domain/navigation';
import { contentId } from '@awaj/ui/PageLayout';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the new content for keyboards and screen readers, except after a change of language. */
export function useFocusOnNavigation(): void {
  const page = plainPath(useLocation().pathname);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const content = document.getElementById(contentId);
    // The page may already have focused a field itself.
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [page]);
}
