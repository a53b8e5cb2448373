import { isPlainClick } from '@awaj/domain/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { useOpenPage } from '../../boot/use-open-page.ts';

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;

/**
 * The hash of a link of this page that was just pressed, until the address has it. For an address the router renders
 * the whole page, which takes a phone some tenths of a second. So what the hash opens is shown first.
 */
export function usePressedHash(isAnswered: (hash: string) => boolean) {
  const { pathname, search, key } = useLocation();
  const openPage = useOpenPage();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<{ hash: string; at: string; opening: AbortController } | null>(null);
  const isAhead = pressed?.at === key;
  if (pressed && !isAhead) setPressed(null);
  const press = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event) || !isAnswered(link.hash)) return;
    if (link.pathname + link.search !== pathname + search) return;
    event.preventDefault();
    const opening = new AbortController();
    setPressed({ hash: link.hash, at: key, opening });
    requestAnimationFrame(() => setTimeout(() => opening.signal.aborted || openPage(createPath(link))));
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => press(event);
    // Before the listener that opens pages.
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);
  if (!isAhead) return null;
  const { hash, opening } = pressed;
  return {
    hash,
    /** The address may not have the hash yet, or have it before the router has rendered it. */
    close: () => {
      opening.abort();
      setPressed(null);
      if (location.hash === hash) void navigate(-1);
    },
  };
}
