import { useEffect, useEffectEvent } from 'react';
import type { Shortcut } from './shortcuts.ts';
import { shortcutsEnabled } from './shortcuts.ts';

/** The first key of two-key shortcuts. */
const firstOfTwo = 'g';

/** How long the second key may take. */
const secondWithinMs = 1500;

/** Shortcuts that repeat while the key is held. */
const repeated: readonly string[] = ['j', 'k'] satisfies Shortcut[];

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

let firstPressedAt: number | null = null;

/** The shortcut that a key is or completes. */
function shortcutOf({ key, timeStamp }: KeyboardEvent): string {
  const isSecond = firstPressedAt !== null && timeStamp - firstPressedAt < secondWithinMs;
  firstPressedAt = !isSecond && key === firstOfTwo ? timeStamp : null;
  return isSecond ? `${firstOfTwo} ${key}` : key;
}

/** Returns whether it did something. */
type Listener = (shortcut: string) => boolean;

const listeners = new Set<Listener>();

/** One listener for the page, because the second key of two may be a shortcut elsewhere. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.repeat && !repeated.includes(event.key)) return;
  if (isWriting(event.target) || !shortcutsEnabled()) return;
  const shortcut = shortcutOf(event);
  if ([...listeners].some((act) => act(shortcut))) event.preventDefault();
}

/** Shortcuts, except where keys type text or are already used, such as in a list of options. */
export function useShortcuts(keys: { readonly [Key in Shortcut]?: () => void }): void {
  const press = useEffectEvent((shortcut: string) => {
    const act = keys[shortcut as Shortcut];
    act?.();
    return act !== undefined;
  });
  useEffect(() => {
    const listener: Listener = (shortcut) => press(shortcut);
    listeners.add(listener);
    // Adding the same listener again has no effect.
    document.addEventListener('keydown', onKeyDown);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
