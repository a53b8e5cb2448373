import { guarded } from '../storage/storage.ts';

/** Earlier searches, in local storage, which a logout clears. */
const key = 'searches';
const rememberedAtMost = 5;

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
  read: () => readonly string[];
  add: (words: string) => void;
  clear: () => void;
}

export function createSearchHistory(window: Window): SearchHistory {
  const read = () => parseHistory(guarded(() => window.localStorage.getItem(key)) ?? null);
  return {
    read,
    add: (words) => void guarded(() => window.localStorage.setItem(key, JSON.stringify(withSearch(read(), words)))),
    clear: () => void guarded(() => window.localStorage.removeItem(key)),
  };
}
