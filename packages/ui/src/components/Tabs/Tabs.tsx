import * as Radix from '@radix-ui/react-tabs';
import type { ReactElement, ReactNode } from 'react';
import { CountBadge, type CountBadgeProps } from '../CountBadge/CountBadge.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Tabs.css.ts';

/** Scrolls only the row of tabs: `scrollIntoView` would move the page too. */
export function bringIntoView(tab: HTMLElement | null): void {
  const box = tab?.parentElement;
  if (!tab || !box) return;
  const { left, right } = tab.getBoundingClientRect();
  const edges = box.getBoundingClientRect();
  if (left < edges.left) box.scrollLeft -= edges.left - left;
  else if (right > edges.right) box.scrollLeft += right - edges.right;
}

export interface TabsEntry {
  id: string;
  label: string;
  count?: CountBadgeProps;
}

interface Shared {
  /** The name of the group of tabs, for screen readers. */
  label: string;
  /** The id of the current tab. */
  current: string;
}

/** Tabs that are links. The page renders the content below them. */
export type LinkTabsProps = Shared & {
  entries: readonly (TabsEntry & { href: string })[];
  children: ReactNode;
};

export type PanelTabsProps = Shared & {
  entries: readonly (TabsEntry & { panel: ReactNode })[];
  onChange: (id: string) => void;
};

export type TabsProps = LinkTabsProps | PanelTabsProps;

const face = ({ label, count }: TabsEntry) => (
  <>
    {label}
    {count && <CountBadge {...count} />}
  </>
);

/** Several views of one thing. Tabs that are links can be opened, copied and gone back to. */
export function Tabs(props: TabsProps): ReactElement {
  return 'onChange' in props ? <PanelTabs {...props} /> : <LinkTabs {...props} />;
}

function LinkTabs({ label, current, entries, children }: LinkTabsProps): ReactElement {
  return (
    <div>
      <nav aria-label={label} className={styles.list}>
        {entries.map((entry) => (
          <span className={styles.slot} key={entry.id} ref={entry.id === current ? bringIntoView : undefined}>
            <Link aria-current={entry.id === current ? 'page' : undefined} href={entry.href} look="plain">
              <span className={styles.tab}>{face(entry)}</span>
            </Link>
          </span>
        ))}
      </nav>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}

function PanelTabs({ label, current, entries, onChange }: PanelTabsProps): ReactElement {
  return (
    <Radix.Root onValueChange={onChange} value={current}>
      <Radix.List aria-label={label} className={styles.list}>
        {entries.map((entry) => (
          <Radix.Trigger
            className={styles.tab}
            key={entry.id}
            ref={entry.id === current ? bringIntoView : undefined}
            value={entry.id}
          >
            {face(entry)}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {entries.map(({ id, panel }) => (
        <Radix.Content className={styles.panel} key={id} value={id}>
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
