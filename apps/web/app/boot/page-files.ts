import { localeOfPath, matchRoute } from '@awaj/domain/navigation';
import { ensureMessages } from '../data/translations.ts';

interface RouteFiles {
  module: string;
  imports: string[];
}

declare global {
  interface Window {
    /** What each route is made of, as React Router has it; `routes.ts` names them. */
    __reactRouterManifest: { routes: Partial<Record<string, RouteFiles>> };
  }
}

/** Nothing has to be loaded to open it. */
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
