import type { AnchorHTMLAttributes, ReactElement } from 'react';

/** The place for the link component of an app's router. */
export function RouterLink(props: AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  return <a data-router-link="" {...props} />;
}
