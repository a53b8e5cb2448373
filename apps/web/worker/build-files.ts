/** Of this build; worker/build.ts puts both in. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const prefix = 'awaj-build-';
const current = `${prefix}${__VERSION__}`;

/** Drawn by the server alike for everybody, so that one copy serves whoever is reading. */
const pages = ['/offline', '/am/offline', '/saved', '/am/saved'];

/** Without cookies: the answer is the page at that address, and of nobody in particular. */
async function keepPage(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'omit', redirect: 'error' });
  if (answer.ok) await cache.put(path, answer);
}

/** All files, so that a tab that stays open over a deployment finds what the server no longer has. */
export async function keepBuild(): Promise<void> {
  const cache = await caches.open(current);
  await cache.addAll([...__FILES__]);
  await Promise.allSettled(pages.map((page) => keepPage(cache, page)));
}

/** The build before this one stays for the tabs that were opened with it. */
export async function deleteOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const before = builds.filter((name) => name !== current).slice(0, -1);
  await Promise.all(before.map((name) => caches.delete(name)));
}

const isAmharic = (pathname: string): boolean => /^\/(am(\/|$)|free\/|trial\/|discount\/|confirmation)/i.test(pathname);

/** In place of a page that cannot be had: the copy that was kept of it, or the one that says so and leads back. */
export async function offlinePage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const kept = await caches.match(pathname, { cacheName: current });
  if (kept) return kept;
  const page = isAmharic(pathname) ? '/am/offline' : '/offline';
  return Response.redirect(`${page}?from=${encodeURIComponent(pathname + search)}`);
}
