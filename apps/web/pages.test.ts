import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshSeconds } from './app/config/page-lifetime.ts';
import { createPageCache } from './page-cache.ts';
import { limitPages } from './page-limit.ts';
import { servePages } from './pages.ts';
import { api, renderPage } from './testing/site.ts';

beforeEach(() => {
  api.reset();
  // The server logs each failure of the API.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function createSite(most = 1_000) {
  let time = 0;
  const render = vi.fn(renderPage);
  const app = Fastify({ trustProxy: ['loopback'] });
  await limitPages(app, most);
  const cache = createPageCache({ mostBytes: 10_000_000, now: () => time });
  servePages(app, { render, cache, headers: { 'Cross-Origin-Opener-Policy': 'same-origin' } });
  const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { host: 'awaj.test', ...headers } });
  const passes = (seconds: number) => {
    time += seconds * 1_000;
  };
  return { app, render, open, passes };
}

const shared = /^public, max-age=0, s-maxage=10, stale-while-revalidate=\d+$/;
const typed = { 'sec-fetch-site': 'none' };

it.each([
  ['a page', '/tenders', 200],
  ['a page that is missing under the address of files', '/assets/gone.js', 404],
  ['a redirect', '//tenders', 308],
])('%s has the headers of pages', async (_, path, status) => {
  const { open } = await createSite();
  const { statusCode, headers } = await open(path);
  expect([statusCode, headers['cross-origin-opener-policy']]).toEqual([status, 'same-origin']);
});

describe('a public page', () => {
  it.each(['/', '/tenders', '/am/tenders?region=1', '/tender/4120', '/company/3', '/pricing', '/login?next=%2Fsaved'])(
    '%s is rendered once, and may be cached by any proxy',
    async (path) => {
      const { open, render } = await createSite();
      const [first, second] = [await open(path), await open(path, { cookie: 'theme=dark', 'user-agent': 'Googlebot' })];
      expect([first.statusCode, first.body === second.body, render.mock.calls.length]).toEqual([200, true, 1]);
      expect(first.body).toMatch(/^<!DOCTYPE html><html[\s\S]*<\/script><\/body><\/html>$/);
      for (const { headers } of [first, second]) {
        expect(headers['cache-control']).toMatch(shared);
        expect(headers['content-security-policy']).not.toContain('nonce-');
        expect(first.body).not.toContain('nonce=');
      }
    },
  );

  it('is the same for every host, proxy and browser', async () => {
    const { open, render } = await createSite();
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    const one = await open('/tenders?x=1');
    await open('/tenders?x=2');
    const headers = {
      host: 'other.test',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'third.test',
      'accept-language': 'am',
      'user-agent': 'Googlebot/2.1',
      cookie: 'theme=dark; locale=am; tenders=open',
      'x-awaj-visitor': '10.0.0.9',
    };
    const answer = await renderPage(new Request('https://other.test/tenders?x=1', { headers }));
    vi.useRealTimers();
    expect(await answer.text()).toBe(one.body);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is rendered once for concurrent requests', async () => {
    const { open, render } = await createSite();
    const bodies = await Promise.all([1, 2, 3].map(async () => (await open('/tenders')).body));
    expect(new Set(bodies).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is different for each address', async () => {
    const { open, render } = await createSite();
    for (const path of ['/tenders', '/tenders?status=1', '/am/tenders']) await open(path);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('shows its age, and is rendered again in the background when it is stale', async () => {
    const { open, passes, render } = await createSite();
    const first = await open('/tenders');
    passes(freshSeconds + 1);
    const second = await open('/tenders');
    expect([first.headers.age, second.headers.age]).toEqual(['0', String(freshSeconds + 1)]);
    expect([second.body === first.body, render.mock.calls.length]).toEqual([true, 2]);
    await vi.waitFor(async () => expect((await open('/tenders')).headers.age).toBe('0'));
  });

  it('is compressed as the browser prefers', async () => {
    const { open } = await createSite();
    const plain = await open('/tenders', { 'accept-encoding': 'identity' });
    const brotli = await open('/tenders', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await open('/tenders', { 'accept-encoding': 'gzip, br;q=0' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe('Accept-Encoding, Sec-Fetch-Site');
  });

  it('is not sent again to a client that has it', async () => {
    const { open } = await createSite();
    const { headers } = await open('/tenders');
    const again = await open('/tenders', { 'if-none-match': `"other", ${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const name of ['etag', 'cache-control', 'content-security-policy', 'vary'])
      expect(again.headers[name]).toBe(headers[name]);
    expect((await open('/tenders', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const { open, render } = await createSite();
    const head = await open('/tenders', { 'accept-encoding': 'br' }, 'HEAD');
    const get = await open('/tenders', { 'accept-encoding': 'br' });
    expect([head.statusCode, head.body, render.mock.calls.length]).toEqual([200, '', 1]);
    for (const name of ['content-length', 'etag', 'cache-control', 'content-type', 'content-encoding'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  it('still counts against the limit of its reader', async () => {
    const { open } = await createSite(2);
    for (const status of [200, 200, 429]) expect((await open('/tenders')).statusCode).toBe(status);
  });
});

describe('a reader who chose a language or the open tenders', () => {
  it.each([
    ['/tenders', 'locale=am', '/am/tenders'],
    ['/tenders', 'theme=dark; tenders=open', '/tenders?status=1'],
  ])(
    'is redirected from the typed address %s by the cookie %s, even if the page is cached',
    async (path, cookie, to) => {
      const { open } = await createSite();
      await open(path);
      const led = await open(path, { ...typed, cookie });
      expect([led.statusCode, led.headers.location]).toEqual([302, to]);
      expect((await open(path, { 'sec-fetch-site': 'same-origin', cookie })).statusCode).toBe(200);
    },
  );

  it('gets separate copies in a proxy, which has one page for all without a choice', async () => {
    const { open } = await createSite();
    expect((await open('/tenders', typed)).headers.vary).toBe('Accept-Encoding, Sec-Fetch-Site, Cookie');
  });
});

describe('a personal answer', () => {
  it.each([
    ['/saved', 200],
    ['/myfeed', 200],
    ['/settings', 200],
    ['/unsubscribe/x', 200],
    ['/trial/x', 200],
    ['/discount/x', 200],
    ['/nowhere', 404],
    ['/tenders?page=501', 404],
  ])('at %s is not cached', async (path, status) => {
    const { open, render } = await createSite();
    const answers = [await open(path), await open(path)];
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([status, 'private, no-cache', undefined]);
      expect(headers['content-security-policy']).not.toContain('nonce-');
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is not served to an authenticated request, nor cached from it', async () => {
    const { open, render } = await createSite();
    await open('/tenders');
    await open('/tenders', { authorization: 'Bearer x' });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is every answer to a submitted form', async () => {
    const { app } = await createSite();
    const headers = { host: 'awaj.test', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({
      method: 'POST',
      url: '/unsubscribe/x',
      headers,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });
});

it.each([
  ['it is about', '/tender/4120', '/tender/detail/{tenderId}', 503],
  ['stands around it', '/tender/4120', '/plans', 200],
  ['stands beside the list', '/tenders', '/tender/sources', 200],
] as const)('a page without the content that %s is not cached', async (_, path, operation, status) => {
  const { open } = await createSite();
  api.fails(operation, () => Response.json({ status: false, message: 'busy' }, { status: 503 }));
  const answer = await open(path);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'private, no-cache']);
  api.reset();
  expect((await open(path)).headers['cache-control']).toMatch(shared);
});
