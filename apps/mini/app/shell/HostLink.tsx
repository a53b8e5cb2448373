import { isPlainClick } from '@awaj/domain/navigation';
import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';
import { createPath, useNavigate } from 'react-router';
import { session } from '../data/session.ts';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * Links of the mini app change its page. The Telegram client opens all others outside the app. Not a link of the router,
 * because each of those is rendered again with every navigation.
 */
export function HostLink({ href, ...rest }: AnchorProps): ReactElement {
  const navigate = useNavigate();
  // The phone handles these links itself.
  if (href.startsWith('tel:')) return <a href={href} {...rest} />;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href, { replace: href === createPath(location) });
  };
  const openOutside = (event: MouseEvent) => {
    const { host } = session();
    if (!host) return;
    event.preventDefault();
    if (href.startsWith('https://t.me/')) host.openInTelegram(href);
    else host.openOutside(href);
  };
  return <a href={href} onClick={/^[/#]/.test(href) ? open : openOutside} {...rest} />;
}
