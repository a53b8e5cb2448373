import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';
import { Link } from 'react-router';
import { session } from '../data/session.ts';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Links of the mini app change its page. The Telegram client opens all others outside the app. */
export function HostLink({ href, ...rest }: AnchorProps): ReactElement {
  if (/^[/#]/.test(href)) return <Link to={href} {...rest} />;
  // The phone handles these links itself.
  if (href.startsWith('tel:')) return <a href={href} {...rest} />;
  const openOutside = (event: MouseEvent) => {
    const { host } = session();
    if (!host) return;
    event.preventDefault();
    if (href.startsWith('https://t.me/')) host.openInTelegram(href);
    else host.openOutside(href);
  };
  return <a href={href} onClick={openOutside} {...rest} />;
}
