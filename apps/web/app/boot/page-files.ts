import { localeOfPath, matchRoute } from '@awaj/domain/navigation';
import { ensureMessages } from '../data/translations.ts';

interface RouteFiles {
  module: string;
  imports: string[];
}

declare global {
  interface Window {
    /** The files of each route in the manifest of React Router. */
    __reactRouterManifest: { routes: Partial<Record<string, RouteFiles>> };
  }
}

/** Whether everything for the page is already loaded. */
export const isOfThisPage = (path: string): boolean => path.split(/[?#]/)[0] === location.pathname;

/** Loads the words and the scripts of a page. Rejects where they do not come, and leaves what follows to the caller. */
export async function fetchPage(path: string): Promise<void> {
  const route = window.__reactRouterManifest.routes[matchRoute(path)?.pattern ?? '*'];
  const scripts = route ? [route.module, ...route.imports] : [];
  await Promise.all([
    ensureMessages(localeOfPath(path), path),
    ...scripts.map((file) => import(/* @vite-ignore */ file)),
  ]);
}
