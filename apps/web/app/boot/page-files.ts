import { localeOfPath, matchRoute } from '@awaj/domain/navigation';
import { ensureMessages } from '../data/translations.ts';
import { fileOf } from './page-style.ts';

interface RouteFiles {
  module: string;
  imports: string[];
  css?: string[];
}

declare global {
  interface Window {
    /** The files of each route in the manifest of React Router. */
    __reactRouterManifest: { routes: Partial<Record<string, RouteFiles>> };
  }
}

/** Whether everything for the page is already loaded. */
export const isOfThisPage = (path: string): boolean => path.split(/[?#]/)[0] === location.pathname;

const filesOf = (path: string): RouteFiles | undefined =>
  window.__reactRouterManifest.routes[matchRoute(path)?.pattern ?? '*'];

const loadingStyles = new Map<string, Promise<unknown>>();

function loadStyle(href: string): Promise<unknown> {
  const loading = loadingStyles.get(href);
  if (loading) return loading;
  // Already in the page, or loaded with one of its parts.
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      loadingStyles.delete(href);
      reject(new Error(`${href} did not load.`));
    };
  });
  loadingStyles.set(href, loaded);
  document.head.append(link);
  return loaded;
}

/** Loads the style of a page other than the one that the server sent. */
export const ensureStyle = (path: string): Promise<unknown> =>
  Promise.all((filesOf(path)?.css ?? []).map((file) => loadStyle(fileOf(file))));

/** Loads a page's texts, style and scripts. Rejects if one fails; the caller decides what follows. */
export async function fetchPage(path: string): Promise<void> {
  const route = filesOf(path);
  const scripts = route ? [route.module, ...route.imports] : [];
  await Promise.all([
    ensureMessages(localeOfPath(path), path),
    ensureStyle(path),
    ...scripts.map((file) => import(/* @vite-ignore */ file)),
  ]);
}
