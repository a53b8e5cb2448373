import { titleFieldId } from '@awaj/features/search';
import type { InfiniteListHandle } from '@awaj/ui/InfiniteList';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { searchHash } from '../../paths.ts';
import { sidebarFormId } from './form-ids.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** The item the focus is in, or the first that is seen. */
function idAfter(ids: readonly string[], step: 1 | -1, list: InfiniteListHandle): string | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('li[data-id]')?.dataset.id;
  if (focused === undefined) return list.firstInView();
  return ids[ids.indexOf(focused) + step];
}

/** j and k go from tender to tender, and / to the search: beside the list, or in the drawer where there is none. */
export function useListKeys(list: RefObject<InfiniteListHandle | null>, ids: () => readonly string[]): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    const step = steps[event.key];
    if (step && list.current) {
      const id = idAfter(ids(), step, list.current);
      if (id !== undefined) list.current.focusItem(id);
    }
    if (event.key !== '/') return;
    event.preventDefault();
    const field = document.getElementById(titleFieldId(sidebarFormId));
    if (field?.checkVisibility()) field.focus();
    else void navigate({ search: location.search, hash: searchHash });
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
