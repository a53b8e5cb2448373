import type { InfiniteListHandle } from '@awaj/ui/InfiniteList';
import type { RefObject } from 'react';
import { useShortcuts } from '../../shell/shortcuts/use-shortcuts.ts';
import { pressSave } from '../saving/press-save.ts';

/** The item with the focus. */
const chosen = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('li[data-id]') ?? null;

/** The item after or before the focused one, or the first visible one. */
function idAfter(ids: readonly string[], step: 1 | -1, list: InfiniteListHandle): string | undefined {
  const id = chosen()?.dataset.id;
  if (id === undefined) return list.firstInView();
  return ids[ids.indexOf(id) + step];
}

/** j and k move through tenders, o opens the current one, s saves it. */
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
