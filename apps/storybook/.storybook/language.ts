import { useSyncExternalStore } from 'react';

export type StoryLanguage = 'en' | 'am';

let override: StoryLanguage | null = null;
const listeners = new Set<() => void>();

/** Shows the current story in another language without restarting it; `null` ends that. */
export function overrideLanguage(language: StoryLanguage | null): void {
  override = language;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language of the toolbar, unless a check overrides it. */
export const useStoryLanguage = (chosen: StoryLanguage): StoryLanguage =>
  useSyncExternalStore(subscribe, () => override) ?? chosen;
