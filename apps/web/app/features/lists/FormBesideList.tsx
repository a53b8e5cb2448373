import { lazyPart, useLazyPart } from '@awaj/features/lazy-part';
import type { ReactElement } from 'react';
import { useIsBesideList } from './page-width.ts';
import type { SidebarProps } from './Sidebar.tsx';

export const formBesideList = lazyPart(() => import('./Sidebar.tsx'));

export function FormBesideList(props: SidebarProps): ReactElement {
  const { Sidebar } = useLazyPart(formBesideList, useIsBesideList()) ?? {};
  // What the server has sent stays as it is, out of sight.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  if (!Sidebar) return <div dangerouslySetInnerHTML={{ __html: '' }} key="out of sight" suppressHydrationWarning />;
  return (
    <div data-density="compact" key="in sight">
      <Sidebar {...props} />
    </div>
  );
}
