import { localeOfPath, localizedPath, pathLocales, plainPath } from '@awaj/domain/navigation';
import { tenderIdAt } from '../app/offline/tender-id.ts';
import { networkOrCache } from './network-or-cache.ts';
import { isTenderKept } from './saved-tenders.ts';

/** Inserted by worker/build.ts. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const prefix = 'awaj-build-';
const current = `${prefix}${__VERSION__}`;

/** The server renders these the same for everybody, so one copy serves all readers. */
const pages = pathLocales.flatMap((locale) => [localizedPath('/offline', locale), localizedPath('/saved', locale)]);

/** Fetched without cookies, so that the cached page is not personal. */
async function keepPage(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'omit', redirect: 'error' });
  if (answer.ok) await cache.put(path, answer);
}

/** Caches all files, so that a tab that is open during a deployment finds what the server no longer has. */
export async function keepBuild(): Promise<void> {
  const cache = await caches.open(current);
  await cache.addAll([...__FILES__]);
  await Promise.allSettled(pages.map((page) => keepPage(cache, page)));
}

/** The previous build stays for its open tabs. */
export async function deleteOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const before = builds.filter((name) => name !== current).slice(0, -1);
  await Promise.all(before.map((name) => caches.delete(name)));
}

const keptPage = (pathname: string): Promise<Response | undefined> => caches.match(pathname, { cacheName: current });

/** Says that there is no connection. It links back, or to the cached content. */
function offlinePage({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  const page = localizedPath('/offline', localeOfPath(pathname));
  return Response.redirect(`${page}?from=${encodeURIComponent(pathname + search)}`);
}

/** Returns a page that can be read without the server: the cached page, or one that shows a cached tender. */
async function readable(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const tenderId = tenderIdAt(pathname);
  if (tenderId === undefined) return keptPage(pathname);
  return (await isTenderKept(tenderId)) ? offlinePage(request) : undefined;
}

/** The offline page is served from the cache without waiting for the server. */
export async function answerPage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = plainPath(pathname) === '/offline' && (await keptPage(pathname));
  return kept || networkOrCache(fetch(request), () => readable(request)).catch(() => offlinePage(request));
}
