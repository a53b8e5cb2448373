import { secondMs } from '@awaj/domain/duration';
import { useSyncExternalStore } from 'react';
import { matchPath } from 'react-router';
import { isReachable } from './reload-when-reachable.ts';

interface RouteFiles {
  path?: string;
  index?: boolean;
  module: string;
  imports?: readonly string[];
}

declare global {
  interface Window {
    /** The files of each route in the manifest of React Router. */
    __reactRouterManifest?: { routes: Record<string, RouteFiles> };
  }
}

const againMs = 2 * secondMs;

/** Each navigation has a number; only the last one counts. */
let last = 0;
let lost = { is: false, scrolledTo: 0 };
let tryNow = () => {};
const listeners = new Set<() => void>();

function say(isLost: boolean): void {
  if (lost.is !== isLost) lost = { is: isLost, scrolledTo: isLost ? scrollY : lost.scrolledTo };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the last requested page fails to load, and the scroll position of the page before. */
export const useLostPage = () => useSyncExternalStore(subscribe, () => lost);

export const tryPageAgain = (): void => tryNow();

/** Stays on the current page. */
export function giveUpPage(): void {
  last += 1;
  say(false);
  tryNow();
}

const loaded = new Set<string>();

async function load(file: string): Promise<void> {
  if (loaded.has(file)) return;
  await import(/* @vite-ignore */ file);
  loaded.add(file);
}

/**
 * Loads the files of pages. A browser remembers a failed import for good, so an import begins only when all of its
 * files are in the cache.
 */
export async function loadPages(routes: readonly RouteFiles[]): Promise<void> {
  const missing = routes.filter(({ module }) => !loaded.has(module));
  const files = missing.flatMap(({ module, imports = [] }) => [module, ...imports]);
  await Promise.all(
    [...new Set(files)].map(async (file) => {
      const answer = await fetch(file, { cache: 'force-cache' });
      if (!answer.ok) throw new Error(`${file} is not there.`);
      await answer.blob();
    }),
  );
  await Promise.all(missing.map(({ module }) => load(module)));
}

export const routesOfApp = (): RouteFiles[] => Object.values(window.__reactRouterManifest?.routes ?? {});

const routeOf = (pathname: string): RouteFiles | undefined =>
  routesOfApp().find(({ path, index }) => (index ? pathname === '/' : path && matchPath(path, pathname)));

/**
 * Waits for the files of the first page, which are already being loaded. If one were missing, React Router would reload
 * the app.
 */
export async function loadFirstPage(): Promise<void> {
  const route = routeOf(location.pathname);
  if (route) await load(route.module);
}

async function haveCome(path: string): Promise<boolean> {
  const [pathname = ''] = path.split(/[?#]/);
  if (pathname === location.pathname) return true;
  const route = routeOf(pathname);
  return loadPages(route ? [route] : []).then(
    () => true,
    () => false,
  );
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, againMs);
    addEventListener('online', goOn);
    tryNow = goOn;
  });
}

/**
 * Retries until the page's files have loaded. React Router would instead reload the app, which without a network leaves
 * nothing. False if another page was requested meanwhile.
 */
export async function fetchPage(path: string): Promise<boolean> {
  last += 1;
  const wish = last;
  say(false);
  while (!(await haveCome(path))) {
    const isServerThere = await isReachable();
    // The file may have failed once. Otherwise a deployment has removed it, and only a new document knows the new
    // names.
    if (isServerThere && (await haveCome(path))) break;
    if (wish !== last) return false;
    if (isServerThere) {
      location.assign(path);
      return false;
    }
    say(true);
    await pause();
    if (wish !== last) return false;
  }
  if (wish !== last) return false;
  say(false);
  return true;
}
