import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import type { Session } from './session.ts';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Links within the mini app change its page; all others are opened by the Telegram client, beside the chat. */
export function HostLink({ href, ...rest }: AnchorProps): ReactElement {
  const session = useRouteLoaderData<Session>('root');
  if (href.startsWith('/')) return <Link to={href} {...rest} />;
  const openOutside = (event: MouseEvent) => {
    if (!session?.host) return;
    event.preventDefault();
    session.host.openOutside(href);
  };
  return <a href={href} onClick={openOutside} {...rest} />;
}
