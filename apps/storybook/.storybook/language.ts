import { useSyncExternalStore } from 'react';

export type StoryLanguage = 'en' | 'am';

let override: StoryLanguage | null = null;
const listeners = new Set<() => void>();

/** Shows the story that stands there in a language of its own, without starting it again; `null` gives it back. */
export function overrideLanguage(language: StoryLanguage | null): void {
  override = language;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language of the toolbar, unless a check asks for the other one. */
export const useStoryLanguage = (chosen: StoryLanguage): StoryLanguage =>
  useSyncExternalStore(subscribe, () => override) ?? chosen;
