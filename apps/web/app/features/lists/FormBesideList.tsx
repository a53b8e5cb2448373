import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import type { SidebarProps } from './Sidebar.tsx';
import { isBesideList, useIsBesideList } from './use-is-beside-list.ts';

type Form = ComponentType<SidebarProps>;

const load = async (): Promise<Form> => (await import('./Sidebar.tsx')).Sidebar;

/** There before anything is rendered where it is seen. A phone, which shows the drawer, neither loads nor runs it. */
const atOnce = isBesideList() ? await load() : null;

export function FormBesideList(props: SidebarProps): ReactElement {
  const isWanted = useIsBesideList();
  const [Form, setForm] = useState<Form | null>(() => atOnce);
  useEffect(() => {
    if (isWanted && !Form)
      load()
        .then((loaded) => setForm(() => loaded))
        .catch(() => undefined);
  }, [isWanted, Form]);
  // What the server has sent stays as it is, out of sight.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  if (!Form) return <div dangerouslySetInnerHTML={{ __html: '' }} key="out of sight" suppressHydrationWarning />;
  return (
    <div key="in sight">
      <Form {...props} />
    </div>
  );
}
