import { useEffect, useEffectEvent } from 'react';
import type { Shortcut } from './shortcuts.ts';
import { shortcutsEnabled } from './shortcuts.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Single keys that do something, except where they write or are already used, such as to choose an option. */
export function useShortcuts(keys: { readonly [Key in Shortcut]?: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key as Shortcut];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isWriting(event.target) || !shortcutsEnabled()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
