import { localeOfPath, matchRoute } from '@awaj/domain/navigation';
import { seeTo } from '../offline/start-anew.ts';
import { ensureMessages } from '../translations.ts';

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

/** Its files are here. */
export const isOfThisPage = (path: string): boolean => path.split(/[?#]/)[0] === location.pathname;

/** The words and the scripts of a page. Where they do not come, the present page stays until it is told what to do. */
export async function fetchPage(path: string): Promise<void> {
  const route = window.__reactRouterManifest.routes[matchRoute(path)?.pattern ?? '*'];
  const scripts = route ? [route.module, ...route.imports] : [];
  await Promise.all([
    seeTo(() => ensureMessages(localeOfPath(path), path)),
    ...scripts.map((file) => import(/* @vite-ignore */ file)),
  ]);
}
