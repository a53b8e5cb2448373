import { guarded } from '../storage/storage.ts';

/** Earlier searches, in local storage, which a logout clears. */
const key = 'searches';
const rememberedAtMost = 5;

type Read = () => string | null;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Stored values are not trusted. */
export function parseHistory(stored: string | null): readonly string[] {
  const value: unknown = guarded(() => JSON.parse(stored ?? '[]'));
  return Array.isArray(value) ? value.filter(isText).slice(0, rememberedAtMost) : [];
}

/** The newest first. A former search that is a prefix of the new one was made while typing, and is dropped. */
export function withSearch(history: readonly string[], words: string): readonly string[] {
  const searched = words.trim();
  if (searched === '') return history;
  const isOnTheWay = (earlier: string) => searched.toLowerCase().startsWith(earlier.toLowerCase());
  return [searched, ...history.filter((earlier) => !isOnTheWay(earlier))].slice(0, rememberedAtMost);
}

export interface SearchHistory {
  /** Returns the same array until something changes. */
  read: () => readonly string[];
  add: (words: string) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createSearchHistory(window: Window): SearchHistory {
  const listeners = new Set<() => void>();
  const stored: Read = () => guarded(() => window.localStorage.getItem(key)) ?? null;
  let seen = { stored: stored(), history: parseHistory(stored()) };
  const read = () => {
    const now = stored();
    if (now !== seen.stored) seen = { stored: now, history: parseHistory(now) };
    return seen.history;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read,
    add(words) {
      guarded(() => window.localStorage.setItem(key, JSON.stringify(withSearch(read(), words))));
      tell();
    },
    clear() {
      guarded(() => window.localStorage.removeItem(key));
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
