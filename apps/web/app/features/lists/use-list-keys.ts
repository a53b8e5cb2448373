import type { InfiniteListHandle } from '@awaj/ui/InfiniteList';
import type { RefObject } from 'react';
import { useShortcuts } from '../../shell/shortcuts/use-shortcuts.ts';
import { pressSave } from '../saving/press-save.ts';

/** The item that the focus is in. */
const chosen = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('li[data-id]') ?? null;

/** The item before or after the chosen one, or the first that is seen. */
function idAfter(ids: readonly string[], step: 1 | -1, list: InfiniteListHandle): string | undefined {
  const id = chosen()?.dataset.id;
  if (id === undefined) return list.firstInView();
  return ids[ids.indexOf(id) + step];
}

/** j and k go from tender to tender, o opens the chosen one, s saves it. */
export function useListKeys(list: RefObject<InfiniteListHandle | null>, ids: () => readonly string[]): void {
  const go = (step: 1 | -1) => () => {
    const id = list.current && idAfter(ids(), step, list.current);
    if (id) list.current?.focusItem(id);
  };
  useShortcuts({
    j: go(1),
    k: go(-1),
    o: () => chosen()?.querySelector('a')?.click(),
    s: () => pressSave(chosen()),
  });
}
