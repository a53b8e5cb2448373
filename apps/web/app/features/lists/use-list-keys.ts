import type { InfiniteListHandle } from '@awaj/ui/InfiniteList';
import type { RefObject } from 'react';
import { useShortcuts } from '../../shell/shortcuts/use-shortcuts.ts';

/** The item the focus is in, or the first that is seen. */
function idAfter(ids: readonly string[], step: 1 | -1, list: InfiniteListHandle): string | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('li[data-id]')?.dataset.id;
  if (focused === undefined) return list.firstInView();
  return ids[ids.indexOf(focused) + step];
}

/** j and k go from tender to tender. */
export function useListKeys(list: RefObject<InfiniteListHandle | null>, ids: () => readonly string[]): void {
  const go = (step: 1 | -1) => () => {
    const id = list.current && idAfter(ids(), step, list.current);
    if (id) list.current?.focusItem(id);
  };
  useShortcuts({ j: go(1), k: go(-1) });
}
