import { lazyPart, prefetchPart, useLazyPart } from '@awaj/features/lazy-part';
import type { ReactElement } from 'react';
import type { SidebarProps } from './Sidebar.tsx';
import { isBesideList, useIsBesideList } from './use-is-beside-list.ts';

const form = lazyPart(() => import('./Sidebar.tsx'));

// Preloaded where it is visible. A phone, which shows the drawer, does not load it.
if (isBesideList()) await prefetchPart(form);

export function FormBesideList(props: SidebarProps): ReactElement {
  const { Sidebar } = useLazyPart(form, useIsBesideList()) ?? {};
  // What the server has sent stays as it is, out of sight.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  if (!Sidebar) return <div dangerouslySetInnerHTML={{ __html: '' }} key="out of sight" suppressHydrationWarning />;
  return (
    <div key="in sight">
      <Sidebar {...props} />
    </div>
  );
}
