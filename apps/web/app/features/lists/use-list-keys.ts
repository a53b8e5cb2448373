import type { InfiniteListHandle } from '@awaj/ui/InfiniteList';
import type { RefObject } from 'react';
import { useShortcuts } from '../../shell/shortcuts/use-shortcuts.ts';
import { pressSave } from '../saving/SaveTender.tsx';
import { useOpenBesideList, useOpenTenderId } from './use-open-beside-list.ts';

/** The item with the focus, or the one that is open beside the list. */
const chosen = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('li[data-id]') ??
  document.querySelector<HTMLElement>('li[data-id]:has([data-current="true"])');

/** The item after or before the chosen one, or the first visible one. */
function idAfter(ids: readonly string[], step: 1 | -1, list: InfiniteListHandle): string | undefined {
  const id = chosen()?.dataset.id;
  if (id === undefined) return list.firstInView();
  return ids[ids.indexOf(id) + step];
}

export interface ListKeysOptions {
  list: RefObject<InfiniteListHandle | null>;
  ids: () => readonly string[];
  /** The words that the list was searched for. */
  searched: string;
}

/** j and k move through tenders, also through those that are open beside the list; o opens the current one, s saves it. */
export function useListKeys({ list, ids, searched }: ListKeysOptions): void {
  const isPaneOpen = useOpenTenderId() !== undefined;
  const open = useOpenBesideList(searched);
  const go = (step: 1 | -1) => () => {
    const id = list.current && idAfter(ids(), step, list.current);
    if (!id) return;
    list.current?.focusItem(id);
    if (isPaneOpen) void open(Number(id), { takesFocus: false });
  };
  useShortcuts({
    j: go(1),
    k: go(-1),
    o: () => chosen()?.querySelector('a')?.click(),
    s: () => pressSave(chosen()),
  });
}
