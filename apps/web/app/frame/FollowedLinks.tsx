import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { createPath, PrefetchPageLinks, useNavigate } from 'react-router';

/** A pointer that only passes by asks for nothing. */
const restsMs = 100;

/** Where a link of this site leads; all others are the browser's. */
function pathOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? createPath(link) : null;
}

/** Its files and data are here. */
const isOfThisPage = (path: string): boolean => path.split('#')[0] === location.pathname + location.search;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Links of this site change the page without loading it anew, and what a pointer or a finger comes to is loaded ahead.
 * All of them are listened to here: as components of the router each would be rendered anew with every address.
 */
export function FollowedLinks(): ReactElement | null {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string | null>(null);
  const follow = useEffectEvent((event: MouseEvent) => {
    const path = pathOf(event);
    if (path === null || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void navigate(path, { replace: path === createPath(location) });
  });
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const intend = (event: Event) => {
      clearTimeout(resting);
      const path = pathOf(event);
      if (path === null || isOfThisPage(path)) return;
      resting = setTimeout(() => setIntended(path), event.type === 'pointerover' ? restsMs : 0);
    };
    const signs = ['pointerover', 'touchstart', 'focusin'] as const;
    document.addEventListener('click', follow);
    for (const sign of signs) document.addEventListener(sign, intend, { passive: true });
    return () => {
      clearTimeout(resting);
      document.removeEventListener('click', follow);
      for (const sign of signs) document.removeEventListener(sign, intend);
    };
  }, []);
  return intended === null ? null : <PrefetchPageLinks page={intended} />;
}
