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

const retryMs = 2 * secondMs;

/** Each navigation has a number; only the last one counts. */
let lastNavigation = 0;
let state = { isLost: false, scrolledTo: 0 };
/** Ends the pause before the next try. */
let retryNow = () => {};
const listeners = new Set<() => void>();

function setLost(isLost: boolean): void {
  if (state.isLost !== isLost) state = { isLost, scrolledTo: isLost ? scrollY : state.scrolledTo };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the last requested page fails to load, and the scroll position of the page before. */
export const useLostPage = () => useSyncExternalStore(subscribe, () => state);

export const retryPage = (): void => retryNow();

/** Stays on the current page. */
export function cancelNavigation(): void {
  lastNavigation += 1;
  setLost(false);
  retryNow();
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

async function areFilesLoaded(path: string): Promise<boolean> {
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
    const resume = () => {
      clearTimeout(timer);
      removeEventListener('online', resume);
      resolve();
    };
    const timer = setTimeout(resume, retryMs);
    addEventListener('online', resume);
    retryNow = resume;
  });
}

/**
 * Retries until the page's files have loaded. React Router would instead reload the app, which without a network leaves
 * nothing. False if another page was requested meanwhile.
 */
export async function fetchPage(path: string): Promise<boolean> {
  lastNavigation += 1;
  const navigation = lastNavigation;
  setLost(false);
  while (!(await areFilesLoaded(path))) {
    const isServerThere = await isReachable();
    // The file may have failed once. Otherwise a deployment has removed it, and only a new document knows the new
    // names.
    if (isServerThere && (await areFilesLoaded(path))) break;
    if (navigation !== lastNavigation) return false;
    if (isServerThere) {
      location.assign(path);
      return false;
    }
    setLost(true);
    await pause();
    if (navigation !== lastNavigation) return false;
  }
  if (navigation !== lastNavigation) return false;
  setLost(false);
  return true;
}
