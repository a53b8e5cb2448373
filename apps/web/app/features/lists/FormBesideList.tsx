import { fetchAhead, onDemand, useOnDemand } from '@awaj/features/on-demand';
import type { ReactElement } from 'react';
import type { SidebarProps } from './Sidebar.tsx';
import { isBesideList, useIsBesideList } from './use-is-beside-list.ts';

const form = onDemand(async () => (await import('./Sidebar.tsx')).Sidebar);

// There before anything is rendered where it is seen. A phone, which shows the drawer, neither loads nor runs it.
if (isBesideList()) await fetchAhead(form);

export function FormBesideList(props: SidebarProps): ReactElement {
  const Form = useOnDemand(form, useIsBesideList());
  // What the server has sent stays as it is, out of sight.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  if (!Form) return <div dangerouslySetInnerHTML={{ __html: '' }} key="out of sight" suppressHydrationWarning />;
  return (
    <div key="in sight">
      <Form {...props} />
    </div>
  );
}
