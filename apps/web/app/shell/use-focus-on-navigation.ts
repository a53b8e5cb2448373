import { plainPath } from '@awaj/domain/navigation';
import { contentId } from '@awaj/ui/PageLayout';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Who follows a link by keyboard, or hears the page, goes on at the new content; in another language nothing is new. */
export function useFocusOnNavigation(): void {
  const page = plainPath(useLocation().pathname);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const content = document.getElementById(contentId);
    // A page that leads to a field of its own has done so already.
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [page]);
}
