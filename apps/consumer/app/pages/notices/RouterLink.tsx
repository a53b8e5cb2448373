import type { AnchorHTMLAttributes, ReactElement } from 'react';

/** Stands where an app has the link of its router. */
export function RouterLink(props: AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  return <a data-router-link="" {...props} />;
}
