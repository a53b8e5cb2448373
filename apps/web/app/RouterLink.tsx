import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { Link } from 'react-router';

/** Addresses of this site change the page without loading it anew; all others are plain links. */
export function RouterLink({
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }): ReactElement {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  return <Link prefetch="intent" to={href} {...rest} />;
}
