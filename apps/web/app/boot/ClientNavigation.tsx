import { isPlainClick } from '@awaj/domain/navigation';
import { useMessages } from '@awaj/i18n/react';
import { VisuallyHidden } from '@awaj/ui/VisuallyHidden';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { createPath } from 'react-router';
import { fetchPage, isOfThisPage } from './page-files.ts';
import { useOpenPage } from './use-open-page.ts';

/** How long a pointer rests on a link before its page is prefetched. */
const restsMs = 100;

/** How long a page may take before its link shows that it is loading. */
const longMs = 200;

/** Without the links to the login by which visitors save: a member who still sees them does not go there. */
const links = 'a[href^="/"]:not([data-session] [data-saves])';

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;

/** The address of a link of this site; the browser handles all others. */
function pathOf(event: Event): string | null {
  const link = linkOf(event);
  if (!link || link.origin !== location.origin) return null;
  return link.target === '' || link.target === '_self' ? createPath(link) : null;
}

/**
 * Handles links of this site without loading the document, and preloads pages that a pointer or finger comes to. One
 * listener for all links: as router components, each link would be rendered again with every navigation.
 */
export function ClientNavigation(): ReactElement {
  const { frame } = useMessages();
  const [awaited, setAwaited] = useState<Element | null>(null);
  const openPage = useOpenPage();
  const follow = useEffectEvent((event: MouseEvent) => {
    const path = pathOf(event);
    if (path === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const link = linkOf(event);
    const timer = setTimeout(setAwaited, longMs, link);
    void openPage(path).finally(() => {
      clearTimeout(timer);
      setAwaited((now) => (now === link ? null : now));
    });
  });
  // Fades the link until the page has loaded. Nothing moves, so reduced motion needs no variant.
  useEffect(() => {
    const fading = awaited?.animate({ opacity: 0.5 }, { duration: longMs, fill: 'forwards' });
    return () => fading?.cancel();
  }, [awaited]);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const intend = (event: Event) => {
      clearTimeout(resting);
      const path = pathOf(event);
      if (path === null || isOfThisPage(path)) return;
      const ask = () => void fetchPage(path).catch(() => {});
      resting = setTimeout(ask, event.type === 'pointerover' ? restsMs : 0);
    };
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('click', follow, { signal });
    for (const sign of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(sign, intend, { passive: true, signal });
    return () => ending.abort();
  }, []);
  return <VisuallyHidden role="status">{awaited && frame.opening}</VisuallyHidden>;
}
