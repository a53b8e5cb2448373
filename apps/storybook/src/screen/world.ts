import type { Answers } from '../api/answers.ts';
import { createFakeFetch } from '../api/fake-api.ts';
import { now } from '../facts/clock.ts';

export interface World {
  answers: Answers;
  /** The tab's session storage, by key. */
  kept?: Readonly<Record<string, string>> | undefined;
  /** The page that led here. */
  referrer?: string | undefined;
  /** The browser reports that it is offline. */
  isOffline?: boolean | undefined;
}

const real = { fetch: globalThis.fetch.bind(globalThis), Date, error: console.error };

let nowMs = now.getTime();

/** A stopped clock, so that every picture shows the same minute. */
const stoppedDate = new Proxy(Date, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [nowMs], newTarget),
  get: (target, key) => (key === 'now' ? () => nowMs : Reflect.get(target, key)),
});

export function moveClock(byMs: number): void {
  nowMs += byMs;
}

let errors: string[] = [];

/** The errors that the current story has logged. */
export const consoleErrors = (): readonly string[] => errors;

function forgetDrafts(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('draft:')) storage.removeItem(key);
}

/** Sets up the API's answers, the time and the storage for a story. Returns a function that undoes it. */
export function enterWorld({ answers, kept = {}, referrer = '', isOffline = false }: World): () => void {
  nowMs = now.getTime();
  errors = [];
  forgetDrafts();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  globalThis.fetch = createFakeFetch(answers, real.fetch);
  globalThis.Date = stoppedDate;
  console.error = (...said: unknown[]) => {
    errors.push(said.map(String).join(' '));
    real.error(...said);
  };
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => referrer });
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline });
  return () => {
    Object.assign(globalThis, { fetch: real.fetch, Date: real.Date });
    console.error = real.error;
    for (const key of Object.keys(kept)) sessionStorage.removeItem(key);
    Reflect.deleteProperty(document, 'referrer');
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
