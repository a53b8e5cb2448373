import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCacheStorage } from '../../testing/cache-storage.ts';
import { memberCache } from './member-cache.ts';

// The values that the build of the worker inserts.
vi.stubGlobal('__FILES__', ['/assets/entry.js', '/fonts/inter.woff2']);
vi.stubGlobal('__VERSION__', 'of-now');
const { answerPage, deleteOldBuilds, keepBuild } = await import('../../worker/build-files.ts');

const site = 'http://awaj.test';
/** Node refuses relative addresses, which a worker resolves against its own. */
const redirect = (to: string) => new Response(null, { status: 302, headers: { Location: to } });

let store = createCacheStorage();
let answers: (path: string) => Response | Promise<Response>;

const away = () => Promise.reject(new TypeError('Failed to fetch'));
const ask = async (path: string) => {
  const answer = await answerPage(new Request(site + path));
  return answer.headers.get('Location') ?? (await answer.text());
};

beforeEach(() => {
  store = createCacheStorage();
  answers = (path) => new Response(`the server's ${path}`);
  const kept = {
    ...store,
    open: async (name: string) => {
      const cache = await store.open(name);
      const addAll = async (paths: string[]) => {
        for (const path of paths) await cache.put(path, new Response(`file ${path}`));
      };
      return { ...cache, addAll };
    },
    match: async (path: string, { cacheName }: { cacheName: string }) => (await store.open(cacheName)).match(path),
  };
  vi.stubGlobal('caches', kept);
  vi.spyOn(Response, 'redirect').mockImplementation((to) => redirect(String(to)));
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked, site);
    return answers(pathname + search);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const keepTender = async (id: number) =>
  (await store.open(memberCache)).put(`http://api.awaj.test/tender/detail/${id}`, Response.json({}));

describe('a build', () => {
  it('is cached completely, with the pages that open offline in each language', async () => {
    await keepBuild();
    const paths = store.all().map(({ request }) => new URL(request.url).pathname);
    const pages = ['/offline', '/saved', '/am/offline', '/am/saved'];
    expect(paths).toEqual(['/assets/entry.js', '/fonts/inter.woff2', ...pages]);
  });

  it('before the current one stays for its open tabs, and older ones are deleted', async () => {
    for (const name of ['awaj-build-1', 'awaj-build-2', 'awaj-build-of-now', memberCache]) await store.open(name);
    await deleteOldBuilds();
    expect(await store.keys()).toEqual(['awaj-build-2', 'awaj-build-of-now', memberCache]);
  });
});

describe('a page', () => {
  it('comes from the server while it can be reached', async () => {
    await keepBuild();
    expect(await ask('/saved')).toBe("the server's /saved");
  });

  it.each(['/saved', '/am/saved'])('%s is read without the server', async (path) => {
    await keepBuild();
    answers = away;
    expect(await ask(path)).toBe(`the server's ${path}`);
  });

  it.each([
    ['/pricing', '/offline?from=%2Fpricing'],
    ['/am/pricing?x=1', '/am/offline?from=%2Fam%2Fpricing%3Fx%3D1'],
    ['/tender/8', '/offline?from=%2Ftender%2F8'],
  ])('%s leads offline to %s in its language', async (path, offline) => {
    await keepBuild();
    answers = away;
    expect(await ask(path)).toBe(offline);
  });

  it.each([
    ['fails', async () => new Response('No server is up', { status: 503 })],
    ['is not reached', away],
  ])('of a cached tender opens when the server %s', async (_, answer) => {
    await keepBuild();
    await keepTender(7);
    answers = answer;
    expect(await ask('/am/tender/7')).toBe('/am/offline?from=%2Fam%2Ftender%2F7');
  });

  it('of a cached tender opens after ten seconds when the server hangs', async () => {
    await keepBuild();
    await keepTender(7);
    answers = () => new Promise(() => {});
    vi.useFakeTimers();
    const answered = ask('/tender/7');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answered).toBe('/offline?from=%2Ftender%2F7');
  });

  it('about the lost connection opens without waiting for the server', async () => {
    await keepBuild();
    answers = () => new Promise(() => {});
    expect(await ask('/offline')).toBe("the server's /offline");
  });

  it('without a cached copy shows the failure of the server', async () => {
    answers = async () => new Response('No server is up', { status: 503 });
    expect(await ask('/pricing')).toBe('No server is up');
  });
});
